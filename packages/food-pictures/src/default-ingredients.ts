import type { MealType } from '@dayplate/nutrition'
import type { PicturedIngredient } from './forms/order.ts'

const portion = (foodId: string, grams: number): PicturedIngredient => ({ foodId, grams })

/**
 * The usual look of a meal type, for meals without drawable foods. Only plants without the usual allergens, because we
 * do not know the ingredients and must not show people food they avoid.
 */
export const defaultIngredients: Readonly<Record<MealType, readonly PicturedIngredient[]>> = {
  breakfast: [portion('gluten-free-oats', 60), portion('banana', 60), portion('blueberries', 50)],
  lunch: [
    portion('canned-chickpeas', 120),
    portion('broccoli', 120),
    portion('carrot', 80),
    portion('white-rice', 70),
    portion('parsley', 4),
  ],
  snack: [portion('strawberries', 120), portion('kiwi', 80), portion('blueberries', 60)],
  dinner: [
    portion('potato', 180),
    portion('cherry-tomatoes', 100),
    portion('cucumber', 80),
    portion('lettuce', 60),
    portion('pumpkin-seeds', 10),
  ],
}
