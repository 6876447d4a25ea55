import { guessForm, mealPicture } from '@dayplate/food-pictures'
import type { MealVersion } from '../catalogue/index.ts'

/** The plate of a meal version, full or after the meal. */
export function drawMeal(version: MealVersion, { isEaten }: { readonly isEaten: boolean }): string {
  const ingredients = version.dishes.flatMap((dish) => dish.ingredients)
  const form = guessForm(
    version.name,
    ingredients.map((ingredient) => ingredient.foodId),
  )
  return mealPicture({
    id: version.mealId,
    mealType: version.type,
    ingredients: ingredients.map(({ foodId, grams }) => ({ foodId, grams })),
    isEaten,
    ...(form === null ? {} : { form }),
  })
}
