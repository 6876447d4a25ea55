import { useState } from 'react'
import { PlateImage } from '../../../../domain/meal-media/plate-image.tsx'
import { FavouriteButton } from '../../../../domain/favourites/favourite-button.tsx'
import { useT } from '../../../../platform/i18n/i18n.ts'
import { groundOf } from '../../../../domain/meal/meal-grounds.ts'
import { MealMacros } from '../../../../domain/meal/meal-macros.tsx'
import { usePreparationTime } from '../../../../domain/meal/use-preparation-time.ts'
import type { MealCardFragment } from '../../../../domain/day-plan/day-plan.gen.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { EatenButton } from './eaten-button.tsx'
import styles from './meal-card.module.css'
import { PLATE_SIZE } from './plate-size.ts'
import { ReplaceButton } from './replace-button.tsx'
import { MealAllergens } from './meal-allergens.tsx'
import { titleIdOf } from './meal-type.ts'
import { useMealPicture } from './use-meal-picture.ts'

interface MealCardProps {
  readonly meal: MealCardFragment
  readonly isEaten: boolean
  /** How many of the day's meals are eaten. Null for future days, because their meals cannot be marked as eaten. */
  readonly eaten: { readonly count: number; readonly of: number; readonly isToday: boolean } | null
  readonly hasMacros: boolean
  /** Whether the card is visible without scrolling. Its picture is then not loaded lazily. */
  readonly isFirst: boolean
  readonly onOpen: () => void
  readonly onEatenChange: (isEaten: boolean) => void
  /** Opens the replacements. An eaten meal has no button for it. */
  readonly onReplace: () => void
}

/** One meal of the day on the background of its meal type. */
export function MealCard(props: MealCardProps) {
  const { meal, isEaten, eaten, hasMacros, isFirst, onOpen, onEatenChange, onReplace } = props
  const [label, ...more] = useLabels(meal)
  return (
    <article className={styles.card}>
      <div className={styles.ground} style={groundOf(meal.mealType.type)}>
        <MealPlate meal={meal} isEaten={isEaten} isFirst={isFirst} />
        <div className={styles.words}>
          <p className={styles.label}>
            {meal.mealType.name} · {label}
          </p>
          {more.map((text) => (
            <p key={text} className={styles.label}>
              {text}
            </p>
          ))}
          <h2 className={styles.title}>
            <button
              type="button"
              id={titleIdOf(meal.mealType.type)}
              className={styles.opener}
              aria-haspopup="dialog"
              onClick={onOpen}
            >
              <span className={styles.name} lang={meal.textLanguage}>
                {meal.name}
              </span>
            </button>
          </h2>
          <p className={styles.kcal}>{meal.kcal}&nbsp;kcal</p>
          {hasMacros ? <MealMacros macro={meal.macro} /> : null}
        </div>
        {meal.canBeAddedToFavorites ? (
          <div className={styles.heart}>
            <FavouriteButton mealId={meal.id} mealKey={meal.key} isFavorite={meal.isFavorite} name={meal.name} />
          </div>
        ) : null}
      </div>
      <MealAllergens meal={meal} />
      <div className={styles.actions}>
        {isEaten && eaten !== null ? <EatenCount {...eaten} /> : null}
        {isEaten ? null : <ReplaceButton mealName={meal.name} onClick={onReplace} />}
        {eaten === null ? null : <EatenButton mealName={meal.name} isEaten={isEaten} onChange={onEatenChange} />}
      </div>
    </article>
  )
}

/** How long the meal takes, how much of it is work, and for how many days. A kept portion takes no cooking. */
function useLabels({ preparationTime, activeMinutes, dishes }: MealCardFragment): readonly string[] {
  const t = useT()
  const time = usePreparationTime(preparationTime)
  const [dish] = dishes
  if (dish?.isFirstOccurrence === false) return [t('day-plan/meal/kept')]
  const days = dish?.portionsTotal ?? 1
  return [
    time,
    ...(activeMinutes === null ? [] : [t('day-plan/time-active', { minutes: activeMinutes })]),
    ...(days > 1 ? [t('day-plan/meal/pot', { days })] : []),
  ]
}

function EatenCount({ isToday, ...count }: NonNullable<MealCardProps['eaten']>) {
  const t = useT()
  const text = isToday ? t('day-plan/eaten/count-today', count) : t('day-plan/eaten/count', count)
  return <p className={styles.count}>{text}</p>
}

interface MealPlateProps {
  readonly meal: Pick<MealCardFragment, 'mealType' | 'preparationImageUrl' | 'eatenImageUrl'>
  readonly isEaten: boolean
  readonly isFirst: boolean
}

/** The picture of the full or empty plate. */
function MealPlate({ meal, isEaten, isFirst }: MealPlateProps) {
  const [wasEatenAtFirst] = useState(isEaten)
  const { source, giveUp } = useMealPicture(meal, isEaten)
  if (source === null) return null
  return (
    <PlateImage
      // Each picture is a new element, so that a changed picture fades in. The first one appears without animation.
      key={source}
      className={classNames(styles.plate, isEaten !== wasEatenAtFirst && styles.arriving)}
      source={source}
      size={PLATE_SIZE}
      loading={isFirst ? 'eager' : 'lazy'}
      onError={giveUp}
    />
  )
}
