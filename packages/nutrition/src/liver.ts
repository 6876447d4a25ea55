import type { Food } from './food.ts'
import { type FoodById, mealFoods } from './meal-macros.ts'
import type { Meal } from './meal.ts'

/** By its id, because the tables of foods have no vitamin A. */
export const isLiver = ({ id }: Pick<Food, 'id'>): boolean => id.split('-').includes('liver')

/**
 * Whether a meal holds liver. Such a meal is neither planned nor offered, only eaten by people who choose it: EFSA advises
 * to eat liver once a month at most because of its vitamin A, and not at all when planning to become pregnant (EFSA 2024,
 * doi:10.2903/j.efsa.2024.8814).
 */
export const holdsLiver = (meal: Meal, foodById: FoodById): boolean =>
  mealFoods(meal, foodById).some(({ food }) => isLiver(food))
