import type { OfferedFoodFragment } from './ingredient.gen.ts'

/** An ingredient of a meal, with the fields that its replacement needs. */
export interface ReplaceableIngredient {
  readonly key: string
  readonly productAmountId: string
  readonly productId: string
  readonly name: string
  readonly imageUrl: string | null
  /** The recipe's own food. Null if it is the food in use. */
  readonly original: { readonly productId: string; readonly name: string } | null
  readonly measurements: OfferedFoodFragment['measurements']
}

/** A food that can be used for an ingredient. `effect` is null for the food in use. */
export interface FoodChoice extends Pick<
  OfferedFoodFragment,
  'id' | 'name' | 'imageUrl' | 'isOriginal' | 'measurements'
> {
  readonly effect: OfferedFoodFragment['effect'] | null
}

/** The foods for one ingredient: first the recipe's own food, then the food in use, then the other replacements. */
export function foodChoicesOf(
  { productId, name, imageUrl, original, measurements }: ReplaceableIngredient,
  offered: readonly OfferedFoodFragment[],
): readonly FoodChoice[] {
  const inUse = { id: productId, name, imageUrl, measurements, isOriginal: original === null, effect: null }
  return [...offered.filter(({ isOriginal }) => isOriginal), inUse, ...offered.filter(({ isOriginal }) => !isOriginal)]
}
