import { findDrawing } from '../foods/drawing-of-food.ts'
import type { FoodDrawing } from '../foods/food-drawing.ts'
import { isWordOf } from './name-words.ts'
import type { MealForm } from './meal-form.ts'

export interface PicturedIngredient {
  readonly foodId: string
  /** Raw, as bought, in one portion. */
  readonly grams: number
}

export interface DrawnFood extends PicturedIngredient {
  readonly drawing: FoodDrawing
}

/** A meal with the data that decide how it is served. */
export interface Order {
  readonly form: MealForm
  readonly words: readonly string[]
  /** Each food once, heaviest first, including foods without a drawing, because they can colour a soup. */
  readonly ingredients: readonly PicturedIngredient[]
  /** Foods that have a drawing and are visible on a plate. */
  readonly foods: readonly DrawnFood[]
}

function merged(ingredients: readonly PicturedIngredient[]): readonly PicturedIngredient[] {
  const gramsOf = new Map<string, number>()
  for (const { foodId, grams } of ingredients) gramsOf.set(foodId, (gramsOf.get(foodId) ?? 0) + grams)
  return [...gramsOf].map(([foodId, grams]) => ({ foodId, grams })).toSorted((a, b) => b.grams - a.grams)
}

export function createOrder(
  form: MealForm,
  words: readonly string[],
  ingredients: readonly PicturedIngredient[],
): Order {
  const once = merged(ingredients)
  const foods = once.flatMap((ingredient) => {
    const drawing = findDrawing(ingredient.foodId)
    return drawing && !drawing.isOnlyGlyph ? [{ ...ingredient, drawing }] : []
  })
  return { form, words, ingredients: once, foods }
}

export const hasFood = (order: Order, ...foodIds: readonly string[]): boolean =>
  order.ingredients.some(({ foodId }) => foodIds.includes(foodId))

export const hasWord = (order: Order, known: ReadonlySet<string>): boolean => isWordOf(order.words, known)

/** The order without some foods, because they are in the dough, in the sauce or inside. */
export const without = (order: Order, isGone: (food: DrawnFood) => boolean): Order => ({
  ...order,
  foods: order.foods.filter((food) => !isGone(food)),
})
