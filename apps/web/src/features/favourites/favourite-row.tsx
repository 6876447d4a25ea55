import { classNames } from '../../ui/class-names.ts'
import { FavouriteCard } from './favourite-card.tsx'
import styles from './favourite-card.module.css'
import type { FavouriteCardFragment } from './favourites.gen.ts'
import type { RemovedMeal } from './use-removals.ts'

export interface FavouriteRowProps {
  readonly meals: readonly FavouriteCardFragment[]
  /** Meals that fade, before they are gone. */
  readonly leaving: ReadonlySet<string>
  readonly remove: (meal: RemovedMeal) => void
  readonly onShow: (mealId: string) => void
  readonly onAdd: (mealId: string) => void
}

/** Favourites of one page of the list. */
export function FavouriteRow({ meals, leaving, remove, onShow, onAdd }: FavouriteRowProps) {
  return meals.map((meal) => (
    <li
      key={meal.id}
      data-meal={meal.id}
      className={classNames(styles.place, leaving.has(meal.id) && styles.leaving)}
      inert={leaving.has(meal.id)}
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
