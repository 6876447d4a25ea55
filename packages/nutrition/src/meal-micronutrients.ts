import type { Food } from './food.ts'
import { type FoodById, mealFoods } from './meal-macros.ts'
import type { Meal } from './meal.ts'
import type { Micronutrients } from './micronutrients.ts'
import { sumKnown } from './sum-known.ts'

/**
 * Micronutrients of one base portion of a meal, from its foods as bought; cooking losses of vitamin C and folate are
 * not included. Unrounded; `null` as soon as one ingredient's figure is unknown. Separate from `mealNutrition`, because
 * that is stored with every meal version.
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
    magnesiumMg: sum('magnesiumMg'),
    zincMg: sum('zincMg'),
    iodineUg: sum('iodineUg'),
  }
}
