import type { Meal } from './meal.ts'
import { type FoodById, mealFoods } from './meal-macros.ts'

/** Grid of a meal's scale, in base portions. */
export type PortionStep = 0.05 | 0.25

/** Quarters where something is eaten by the piece (nobody buys 0.85 eggs), twentieths where everything is weighed. */
export function portionStepOf(meal: Meal, foodById: FoodById): PortionStep {
  return mealFoods(meal, foodById).some(({ food }) => food.isCountable) ? 0.25 : 0.05
}
