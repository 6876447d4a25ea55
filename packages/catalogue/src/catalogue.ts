import type { Food, Meal } from '@dayplate/nutrition'

/** Everything one can eat in the program. Every `foodId` of a meal names a food of the same catalogue. */
export interface Catalogue {
  readonly foods: readonly Food[]
  readonly meals: readonly Meal[]
}
