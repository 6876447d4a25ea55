export interface Categorised {
  readonly category: { readonly isSeasoning: boolean; readonly isOptional: boolean }
}

export interface IngredientGroups<Ingredient> {
  readonly normal: readonly Ingredient[]
  readonly seasonings: readonly Ingredient[]
  readonly optional: readonly Ingredient[]
}

/** Ingredients in the order of the recipe. What may be left out is optional, even if it is a seasoning. */
export function groupIngredients<Ingredient extends Categorised>(
  ingredients: readonly Ingredient[],
): IngredientGroups<Ingredient> {
  const needed = ingredients.filter(({ category }) => !category.isOptional)
  return {
    normal: needed.filter(({ category }) => !category.isSeasoning),
    seasonings: needed.filter(({ category }) => category.isSeasoning),
    optional: ingredients.filter(({ category }) => category.isOptional),
  }
}
