import { useT } from '../../../platform/i18n/i18n.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { MealCardFragment, MealTypeName } from '../day-plan.gen.ts'
import { EatenButton } from './eaten-button.tsx'
import styles from './meal-card.module.css'
import { MealAllergens } from './meal-allergens.tsx'
import { MealMacros } from './meal-macros.tsx'
import { MealPlate } from './meal-plate.tsx'
import { usePreparationTime } from './use-preparation-time.ts'

interface MealCardProps {
  readonly event: MealCardFragment
  readonly isEaten: boolean
  /** How many meals of the day are eaten; null for a day still ahead, whose meals cannot be. */
  readonly eaten: { readonly count: number; readonly of: number; readonly isToday: boolean } | null
  readonly hasMacros: boolean
  /** Visible without scrolling: its picture is fetched at once. */
  readonly isFirst: boolean
  readonly onEatenChange: (isEaten: boolean) => void
}

const GROUNDS: Readonly<Record<MealTypeName, string | undefined>> = {
  Breakfast: styles.breakfast,
  Lunch: styles.lunch,
  Snack: styles.snack,
  Dinner: styles.dinner,
}

/** One meal of the day on the ground of its time. */
export function MealCard({ event, isEaten, eaten, hasMacros, isFirst, onEatenChange }: MealCardProps) {
  const time = usePreparationTime(event.preparationTime)
  return (
    <article className={styles.card}>
      <div className={classNames(styles.ground, GROUNDS[event.mealType.type])}>
        <MealPlate event={event} isEaten={isEaten} isFirst={isFirst} />
        <div className={styles.words}>
          <p className={styles.label}>
            {event.mealType.name} · {time}
          </p>
          <h2 className={styles.title}>{event.name}</h2>
          <p className={styles.kcal}>{event.kcal} kcal</p>
          {hasMacros ? <MealMacros macro={event.macro} /> : null}
        </div>
      </div>
      <MealAllergens event={event} />
      {eaten === null ? null : (
        <div className={styles.actions}>
          {isEaten ? <EatenCount {...eaten} /> : null}
          <EatenButton mealName={event.name} isEaten={isEaten} onChange={onEatenChange} />
        </div>
      )}
    </article>
  )
}

function EatenCount({ isToday, ...count }: NonNullable<MealCardProps['eaten']>) {
  const t = useT()
  const text = isToday ? t('day-plan/eaten/count-today', count) : t('day-plan/eaten/count', count)
  return <p className={styles.count}>{text}</p>
}
