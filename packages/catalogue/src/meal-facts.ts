import {
  type Food,
  type MacroShares,
  type Meal,
  type MealNutrition,
  macroShares,
  mealFoods,
  mealNutrition,
} from '@dayplate/nutrition'
import type { Catalogue } from './catalogue.ts'
import { type DietGroup, dietGroup } from './diet-group.ts'

/** A meal with everything that is computed from its ingredients. */
export interface MealFacts {
  readonly meal: Meal
  readonly nutrition: MealNutrition
  readonly shares: MacroShares
  readonly group: DietGroup
}

/** Facts of every meal of the catalogue, in its order. */
export function mealFacts({ foods, meals }: Catalogue): readonly MealFacts[] {
  const foodById = new Map<string, Food>(foods.map((food) => [food.id, food]))
  return meals.map((meal) => {
    const nutrition = mealNutrition(meal, foodById)
    const eaten = mealFoods(meal, foodById).map(({ food }) => food)
    return { meal, nutrition, shares: macroShares(nutrition), group: dietGroup(eaten) }
  })
}
