import { FavouriteButton } from '../../../domain/favourites/favourite-button.tsx'
import { useT } from '../../../platform/i18n/i18n.ts'
import { groundOf } from '../../../domain/meal/meal-grounds.ts'
import { MealMacros } from '../../../domain/meal/meal-macros.tsx'
import { usePreparationTime } from '../../../domain/meal/use-preparation-time.ts'
import type { MealCardFragment } from '../day-plan.gen.ts'
import { EatenButton } from './eaten-button.tsx'
import styles from './meal-card.module.css'
import { ExchangeButton } from './exchange-button.tsx'
import { MealAllergens } from './meal-allergens.tsx'
import { MealPlate } from './meal-plate.tsx'
import { titleIdOf } from './meal-type.ts'

interface MealCardProps {
  readonly event: MealCardFragment
  readonly isEaten: boolean
  /** How many meals of the day are eaten; null for a day still ahead, whose meals cannot be. */
  readonly eaten: { readonly count: number; readonly of: number; readonly isToday: boolean } | null
  readonly hasMacros: boolean
  /** Visible without scrolling: its picture is fetched at once. */
  readonly isFirst: boolean
  readonly onOpen: () => void
  readonly onEatenChange: (isEaten: boolean) => void
  /** Shows what could be eaten instead; not asked for once it is eaten. */
  readonly onExchange: () => void
}

/** One meal of the day on the ground of its time. */
export function MealCard(props: MealCardProps) {
  const { event, isEaten, eaten, hasMacros, isFirst, onOpen, onEatenChange, onExchange } = props
  const t = useT()
  const time = usePreparationTime(event.preparationTime)
  return (
    <article className={styles.card}>
      <div className={styles.ground} style={groundOf(event.mealType.type)}>
        <MealPlate event={event} isEaten={isEaten} isFirst={isFirst} />
        <div className={styles.words}>
          <p className={styles.label}>
            {event.mealType.name} · {time}
          </p>
          {event.activeMinutes === null ? null : (
            <p className={styles.label}>{t('day-plan/time-active', { minutes: event.activeMinutes })}</p>
          )}
          <h2 className={styles.title}>
            <button
              type="button"
              id={titleIdOf(event.mealType.type)}
              className={styles.opener}
              aria-haspopup="dialog"
              onClick={onOpen}
            >
              <span className={styles.name}>{event.name}</span>
            </button>
          </h2>
          <p className={styles.kcal}>{event.kcal}&nbsp;kcal</p>
          {hasMacros ? <MealMacros macro={event.macro} /> : null}
        </div>
        {event.canBeAddedToFavorites ? (
          <div className={styles.heart}>
            <FavouriteButton mealId={event.id} mealKey={event.key} isFavorite={event.isFavorite} name={event.name} />
          </div>
        ) : null}
      </div>
      <MealAllergens event={event} />
      <div className={styles.actions}>
        {isEaten && eaten !== null ? <EatenCount {...eaten} /> : null}
        {isEaten ? null : <ExchangeButton mealName={event.name} onClick={onExchange} />}
        {eaten === null ? null : <EatenButton mealName={event.name} isEaten={isEaten} onChange={onEatenChange} />}
      </div>
    </article>
  )
}

function EatenCount({ isToday, ...count }: NonNullable<MealCardProps['eaten']>) {
  const t = useT()
  const text = isToday ? t('day-plan/eaten/count-today', count) : t('day-plan/eaten/count', count)
  return <p className={styles.count}>{text}</p>
}
