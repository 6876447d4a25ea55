import type { IngredientFragment, OfferedFoodFragment } from '../../meal-details/meal-details.gen.ts'

/** A food in the place of an ingredient; without an effect it is the one in use. */
export interface FoodChoice extends Pick<
  OfferedFoodFragment,
  'id' | 'name' | 'imageUrl' | 'isOriginal' | 'measurements'
> {
  readonly effect: OfferedFoodFragment['effect'] | null
}

/** What can stand in one place of a recipe: the recipe's own first, then what is in use, then what could be. */
export function foodChoicesOf(
  { productId, name, imageUrl, original, measurements }: IngredientFragment,
  offered: readonly OfferedFoodFragment[],
): readonly FoodChoice[] {
  const inUse = { id: productId, name, imageUrl, measurements, isOriginal: original === null, effect: null }
  return [...offered.filter(({ isOriginal }) => isOriginal), inUse, ...offered.filter(({ isOriginal }) => !isOriginal)]
}
