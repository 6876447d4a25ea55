import { guessForm, mealPicture } from '@dayplate/food-pictures'
import { recipeIdOf } from '@dayplate/nutrition'
import { inTurns } from '../../platform/threads/in-turns.ts'
import type { MealVersion } from '../catalogue/index.ts'

interface Plate {
  readonly isEaten: boolean
}

/** Draws the plate of a meal version, full or empty. */
export const drawMeal = (version: MealVersion, { isEaten }: Plate): string =>
  mealPicture({ ...pictured(version), isEaten })

const inTurn = inTurns()

/** Draws the plate for a request. A drawing takes some milliseconds, so a flood of requests must not draw all in one go. */
export const drawMealInTurn = (version: MealVersion, plate: Plate): Promise<string> =>
  inTurn(() => drawMeal(version, plate))

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
