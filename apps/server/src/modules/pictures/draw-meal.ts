import { guessForm, mealPicture } from '@dayplate/food-pictures'
import { recipeIdOf } from '@dayplate/nutrition'
import type { MealVersion } from '../catalogue/index.ts'

/** Draws the plate of a meal version, full or empty. */
export const drawMeal = (version: MealVersion, { isEaten }: { readonly isEaten: boolean }): string =>
  mealPicture({ ...pictured(version), isEaten })

/** The parts of a meal that the drawing uses. */
export function pictured(version: MealVersion) {
  const ingredients = version.dishes.flatMap((dish) => dish.ingredients)
  const foodIds = ingredients.map((ingredient) => ingredient.foodId)
  return {
    // Both forms of a meal are arranged alike.
    id: recipeIdOf(version.mealId),
    mealType: version.type,
    dishNames: [version.name, ...(version.localName === undefined ? [] : [version.localName])],
    ingredients: ingredients.map(({ foodId, grams }) => ({ foodId, grams })),
    form: guessForm(version.name, foodIds, version.localName),
  }
}
