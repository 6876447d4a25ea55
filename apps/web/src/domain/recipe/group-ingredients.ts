export interface Categorised {
  readonly category: { readonly isSeasoning: boolean; readonly isOptional: boolean }
}

export interface IngredientGroups<Ingredient> {
  readonly normal: readonly Ingredient[]
  readonly seasonings: readonly Ingredient[]
  readonly optional: readonly Ingredient[]
}

/** Groups ingredients in the order of the recipe. An optional seasoning belongs to the optional ones. */
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
