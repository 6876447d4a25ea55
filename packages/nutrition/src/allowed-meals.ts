import type { Diet } from './diet.ts'
import { excludedIn, type Exclusions } from './exclusions.ts'
import type { Allergen } from './food.ts'
import type { Meal } from './meal.ts'
import { type FoodById, mealFoods, mealNutrition } from './meal-macros.ts'
import { dietsOfMeal } from './suitable-diets.ts'

/** The diet and exclusions of a person. */
export interface EatingRules extends Exclusions {
  readonly diet: Diet
}

/** All allergens of a meal's foods, optional ingredients included. */
export function mealAllergens(meal: Meal, foodById: FoodById): ReadonlySet<Allergen> {
  return new Set(mealFoods(meal, foodById).flatMap(({ food }) => food.allergens))
}

/** Whether a person may eat this meal. Decided by its ingredients, never by a tag on the recipe. */
export function isMealAllowed(meal: Meal, rules: EatingRules, foodById: FoodById): boolean {
  const foods = mealFoods(meal, foodById).map(({ food }) => food)
  return dietsOfMeal(foods, mealNutrition(meal, foodById)).has(rules.diet) && excludedIn(foods, rules).length === 0
}
