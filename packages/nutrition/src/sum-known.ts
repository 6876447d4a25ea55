import type { Food } from './food.ts'
import type { Ingredient } from './meal.ts'

/** Unrounded sum over ingredients of a figure per 100 g; `null` as soon as one food's figure is unknown. */
export function sumKnown(
  parts: readonly { readonly ingredient: Ingredient; readonly food: Food }[],
  per100gOf: (food: Food) => number | null,
): number | null {
  let sum = 0
  for (const { food, ingredient } of parts) {
    const per100g = per100gOf(food)
    if (per100g === null) return null
    sum += (per100g * ingredient.grams) / 100
  }
  return sum
}
