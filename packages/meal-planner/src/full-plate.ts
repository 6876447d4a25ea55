import { type FoodById, type Meal, mealFoods, type MealType, mostGrams } from '@dayplate/nutrition'

/**
 * Raw edible weight that fills the plate or bowl of a meal, in g; water is not in it, and vegetables lose a
 * third and more of theirs in the pan. Our rule.
 */
const PLATE_G: Readonly<Record<MealType, number>> = { breakfast: 700, lunch: 900, snack: 400, dinner: 900 }

/** The most of one food on a full plate, as a multiple of the most that a base portion may hold; our rule. */
const MOST_OF_A_FOOD = 1.4

/** Base portions of a meal that fill a plate; never less than one, which is what its recipe was written for. */
export function fullPlateScale(meal: Meal, foodById: FoodById): number {
  const parts = mealFoods(meal, foodById)
  const grams = parts.reduce((sum, { ingredient }) => sum + ingredient.grams, 0)
  const byFood = parts.map(({ food, ingredient }) => (MOST_OF_A_FOOD * mostGrams(food)) / ingredient.grams)
  return Math.max(1, Math.min(PLATE_G[meal.type] / grams, ...byFood))
}
