import { guessForm, mealPicture } from '@dayplate/food-pictures'
import type { MealVersion } from '../catalogue/index.ts'

/** The plate of a meal version, full or after the meal. */
export const drawMeal = (version: MealVersion, { isEaten }: { readonly isEaten: boolean }): string =>
  mealPicture({ ...pictured(version), isEaten })

/** What the drawing needs to know of a meal. */
export function pictured(version: MealVersion) {
  const ingredients = version.dishes.flatMap((dish) => dish.ingredients)
  const foodIds = ingredients.map((ingredient) => ingredient.foodId)
  return {
    id: version.mealId,
    mealType: version.type,
    dishNames: [version.name],
    ingredients: ingredients.map(({ foodId, grams }) => ({ foodId, grams })),
    form: guessForm(version.name, foodIds),
  }
}
