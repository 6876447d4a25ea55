import type { IngredientFragment, OfferedFoodFragment } from '../../meal-details/meal-details.gen.ts'

/** A food that can be used for an ingredient. `effect` is null for the food in use. */
export interface FoodChoice extends Pick<
  OfferedFoodFragment,
  'id' | 'name' | 'imageUrl' | 'isOriginal' | 'measurements'
> {
  readonly effect: OfferedFoodFragment['effect'] | null
}

/** The foods for one ingredient: first the recipe's own food, then the food in use, then the other replacements. */
export function foodChoicesOf(
  { productId, name, imageUrl, original, measurements }: IngredientFragment,
  offered: readonly OfferedFoodFragment[],
): readonly FoodChoice[] {
  const inUse = { id: productId, name, imageUrl, measurements, isOriginal: original === null, effect: null }
  return [...offered.filter(({ isOriginal }) => isOriginal), inUse, ...offered.filter(({ isOriginal }) => !isOriginal)]
}
