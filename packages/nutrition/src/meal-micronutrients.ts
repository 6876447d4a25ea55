import type { Food } from './food.ts'
import { type FoodById, mealFoods } from './meal-macros.ts'
import type { Meal } from './meal.ts'
import type { Micronutrients } from './micronutrients.ts'
import { sumKnown } from './sum-known.ts'

/**
 * Micronutrients of one base portion of a meal, of its foods as bought: cooking takes a part of vitamin C and folate. Unrounded;
 * a figure is unknown as soon as one ingredient's is. Apart from `mealNutrition`, which is stored with every meal version.
 */
export function mealMicronutrients(meal: Meal, foodById: FoodById): Micronutrients {
  const parts = mealFoods(meal, foodById)
  const sum = (nutrient: keyof Micronutrients): number | null =>
    sumKnown(parts, (food: Food) => food.micronutrientsPer100g[nutrient])
  return {
    calciumMg: sum('calciumMg'),
    ironMg: sum('ironMg'),
    vitaminB12Ug: sum('vitaminB12Ug'),
    vitaminDUg: sum('vitaminDUg'),
    vitaminCMg: sum('vitaminCMg'),
    folateUg: sum('folateUg'),
    potassiumMg: sum('potassiumMg'),
  }
}
