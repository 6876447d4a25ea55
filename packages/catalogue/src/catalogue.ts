import type { Food, Meal } from '@dayplate/nutrition'

/** All foods and meals of the product. Every `foodId` of a meal is a food of the same catalogue. */
export interface Catalogue {
  readonly foods: readonly Food[]
  readonly meals: readonly Meal[]
}
