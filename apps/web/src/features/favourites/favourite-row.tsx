import { Heart, Plus } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { MealPicture } from '../../domain/meal-media/meal-picture.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import { groundOf, MEAL_GROUNDS } from '../../domain/meal/meal-grounds.ts'
import type { FavouriteCardFragment } from './favourites.gen.ts'
import type { RemovedMeal } from './use-removals.ts'
import styles from './favourite-card.module.css'

export interface FavouriteRowProps {
  readonly meals: readonly FavouriteCardFragment[]
  /** Whether a meal was removed, so that its card fades or is no longer shown. */
  readonly leavingOf: (mealId: string) => 'fading' | 'gone' | undefined
  readonly remove: (meal: RemovedMeal) => void
  readonly onShow: (mealId: string) => void
  readonly onAdd: (mealId: string) => void
}

/** The favourites of one page of the list. */
export function FavouriteRow({ meals, leavingOf, remove, onShow, onAdd }: FavouriteRowProps) {
  return stayingOf(meals, leavingOf).map((meal) => (
    <li
      key={meal.id}
      data-meal={meal.id}
      className={classNames(styles.place, leavingOf(meal.id) && styles.leaving)}
      inert={leavingOf(meal.id) !== undefined}
    >
      <FavouriteCard
        meal={meal}
        onShow={() => onShow(meal.id)}
        onAdd={() => onAdd(meal.id)}
        onRemove={() => remove(meal)}
      />
    </li>
  ))
}

/** The favourites that are shown. */
export const stayingOf = (
  meals: readonly FavouriteCardFragment[],
  leavingOf: FavouriteRowProps['leavingOf'],
): readonly FavouriteCardFragment[] => meals.filter(({ id }) => leavingOf(id) !== 'gone')

interface FavouriteCardProps {
  readonly meal: FavouriteCardFragment
  readonly onShow: () => void
  readonly onAdd: () => void
  readonly onRemove: () => void
}

/** The card of a favourite. A press opens it, except on the heart and on the button that adds it to a day. */
function FavouriteCard({ meal, onShow, onAdd, onRemove }: FavouriteCardProps) {
  const t = useT()
  return (
    <article className={styles.card}>
      <div className={styles.ground} style={groundOf(meal.mealType.type)}>
        <MealPicture
          className={styles.plate}
          picture={meal.preparationImageUrl}
          ground={MEAL_GROUNDS[meal.mealType.type]}
          size={160}
          loading="lazy"
        />
      </div>
      <h2 className={styles.name} lang={meal.textLanguage}>
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onShow}>
          {meal.publicName}
        </button>
      </h2>
      <div className={styles.foot}>
        <span className={styles.kcal}>{meal.kcal}&nbsp;kcal</span>
        <div className={styles.deed}>
          <IconButton
            tone="tonal"
            icon={<Plus aria-hidden="true" />}
            label={t('favourites/add-label', { meal: meal.publicName })}
            onClick={onAdd}
          />
        </div>
      </div>
      <div className={styles.heart}>
        <IconButton
          hasDisc
          isPressed
          tone="like"
          icon={<Heart aria-hidden="true" />}
          label={t('heart/label', { meal: meal.publicName })}
          onClick={onRemove}
        />
      </div>
    </article>
  )
}
