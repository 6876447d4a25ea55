import {
  type Allergen,
  type Diet,
  type Food,
  type FoodById,
  type MacroShares,
  type Meal,
  type MealNutrition,
  dietsOfMeal,
  macroShares,
  mealFoods,
  mealNutrition,
} from '@dayplate/nutrition'
import type { Catalogue } from '../catalogue.ts'

/** A meal with all values computed from its ingredients, so that they are computed once. */
export interface MealFacts {
  readonly meal: Meal
  readonly foods: ReturnType<typeof mealFoods>
  readonly nutrition: MealNutrition
  readonly shares: MacroShares
  readonly diets: ReadonlySet<Diet>
  readonly allergens: ReadonlySet<Allergen>
}

/** Facts of every meal whose foods are all in the table, in the catalogue's order. */
export function mealFacts({ foods, meals }: Catalogue): readonly MealFacts[] {
  const foodById = new Map<string, Food>(foods.map((food) => [food.id, food]))
  return meals.filter((meal) => unknownFoods(meal, foodById).length === 0).map((meal) => factsOf(meal, foodById))
}

/** Ids of foods in a meal that are missing from the table. */
export function unknownFoods(meal: Meal, foodById: FoodById): readonly string[] {
  return meal.dishes.flatMap(({ ingredients }) =>
    ingredients.map(({ foodId }) => foodId).filter((foodId) => !foodById.has(foodId)),
  )
}

function factsOf(meal: Meal, foodById: FoodById): MealFacts {
  const nutrition = mealNutrition(meal, foodById)
  const foods = mealFoods(meal, foodById)
  const eaten = foods.map(({ food }) => food)
  return {
    meal,
    foods,
    nutrition,
    shares: macroShares(nutrition),
    diets: dietsOfMeal(eaten, nutrition),
    allergens: new Set(eaten.flatMap((food) => food.allergens)),
  }
}
