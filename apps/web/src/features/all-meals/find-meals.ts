import { findByWords } from '@dayplate/rules/meal-search'
import { type MealFilters, NO_FILTERS } from './meal-filters.ts'
import type { MealOfList } from './list-of-meals.ts'

/**
 * The meals that match, the closest to the text first, otherwise in their order. How close a match of the text has to be is decided by
 * all meals, so that another filter that leaves none of the close ones does not bring in distant ones.
 */
export function findMeals(meals: readonly MealOfList[], filters: MealFilters): readonly MealOfList[] {
  const { type, minutes, dietId, foodId } = filters
  return (findByWords(meals, filters.text, ({ key }) => key) ?? meals).filter(
    (meal) =>
      (type === null || meal.type === type) &&
      (minutes === null || meal.minutes <= minutes) &&
      (dietId === null || meal.dietIds.has(dietId)) &&
      (foodId === null || meal.foodIds.has(foodId)),
  )
}

/** Favourites first; otherwise in the same order. */
export const favouritesFirst = (
  meals: readonly MealOfList[],
  favouriteIds: ReadonlySet<string>,
): readonly MealOfList[] =>
  meals.toSorted((one, other) => Number(favouriteIds.has(other.id)) - Number(favouriteIds.has(one.id)))

/** A filter that alone leaves nothing, and the number of meals without it. */
export interface Loosening {
  readonly filter: FilterName
  readonly filters: MealFilters
  readonly count: number
}

const FILTER_NAMES = ['text', 'type', 'minutes', 'dietId', 'foodId'] as const
type FilterName = (typeof FILTER_NAMES)[number]

/** The filters whose removal alone brings meals, the one that brings most first. */
export const waysToLoosen = (meals: readonly MealOfList[], filters: MealFilters): readonly Loosening[] =>
  FILTER_NAMES.filter((filter) => filters[filter] !== NO_FILTERS[filter])
    .map((filter) => {
      const without = { ...filters, [filter]: NO_FILTERS[filter] }
      return { filter, filters: without, count: findMeals(meals, without).length }
    })
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
