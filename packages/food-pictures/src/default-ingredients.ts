import type { MealType } from '@dayplate/nutrition'
import type { PicturedIngredient } from './forms/order.ts'

const portion = (foodId: string, grams: number): PicturedIngredient => ({ foodId, grams })

/** What a meal of this type usually looks like, for meals of which we can draw nothing. */
export const defaultIngredients: Readonly<Record<MealType, readonly PicturedIngredient[]>> = {
  breakfast: [portion('rolled-oats', 60), portion('banana', 60), portion('blueberries', 50), portion('almonds', 15)],
  lunch: [
    portion('chicken-breast', 150),
    portion('broccoli', 120),
    portion('carrot', 80),
    portion('white-rice', 70),
    portion('sesame-seeds', 5),
  ],
  snack: [portion('natural-yoghurt', 150), portion('strawberries', 100), portion('granola', 30)],
  dinner: [
    portion('egg', 112),
    portion('cherry-tomatoes', 100),
    portion('cucumber', 80),
    portion('lettuce', 60),
    portion('pumpkin-seeds', 10),
  ],
}
