import { Heart } from 'lucide-react'
import { classNames } from '../../ui/class-names.ts'
import { useT } from '../../platform/i18n/i18n.ts'
import { MealCard } from '../../domain/meal-card/meal-card.tsx'
import { IconButton } from '../../ui/icon-button/icon-button.tsx'
import type { FavouriteCardFragment } from './favourites.gen.ts'
import type { RemovedMeal } from './use-removals.ts'
import styles from './favourite-row.module.css'

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

/** The card of a favourite, whose heart removes it. */
function FavouriteCard({ meal, onShow, onAdd, onRemove }: FavouriteCardProps) {
  const t = useT()
  return (
    <MealCard
      name={meal.publicName}
      language={meal.textLanguage}
      type={meal.mealType.type}
      picture={meal.preparationImageUrl}
      facts={<>{meal.kcal}&nbsp;kcal</>}
      heart={
        <IconButton
          hasDisc
          isPressed
          tone="like"
          icon={<Heart aria-hidden="true" />}
          label={t('heart/label', { meal: meal.publicName })}
          onClick={onRemove}
        />
      }
      onShow={onShow}
      onAdd={onAdd}
    />
  )
}
