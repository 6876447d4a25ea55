import type { FormedDish } from './main-dish.ts'

/** What a side needs to know of its meal. */
export interface MealPlan {
  readonly dishes: readonly FormedDish[]
  /** Index of the dish that gives its form. */
  readonly main: number
}
