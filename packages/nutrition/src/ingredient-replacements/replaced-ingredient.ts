import type { Ingredient, Meal } from '../meal.ts'

/** The position of an ingredient in a recipe, both indices from 0. */
export interface IngredientPlace {
  readonly dish: number
  readonly ingredient: number
}

/** One ingredient of a meal replaced by another food. A recipe with its replaced ingredients is the meal as eaten. */
export interface ReplacedIngredient extends IngredientPlace {
  readonly foodId: string
  /** Edible grams in one base portion of the meal. */
  readonly grams: number
}

/**
 * The meal with these ingredients replaced. Throws for a place the recipe does not have, because replacements belong to
 * one recipe.
 */
export function withReplacedIngredients(meal: Meal, replaced: readonly ReplacedIngredient[]): Meal {
  for (const place of replaced) requireIngredient(meal, place)
  if (replaced.length === 0) return meal
  return {
    ...meal,
    dishes: meal.dishes.map((dish, dishIndex) => ({
      ...dish,
      ingredients: dish.ingredients.map((ingredient, index) => {
        const replacement = replaced.find((candidate) => isAt(candidate, { dish: dishIndex, ingredient: index }))
        return replacement === undefined
          ? ingredient
          : { ...ingredient, foodId: replacement.foodId, grams: replacement.grams }
      }),
    })),
  }
}

/** Adds a replaced ingredient; it overwrites an earlier one at the same place. */
export function addReplacedIngredient(
  replaced: readonly ReplacedIngredient[],
  replacement: ReplacedIngredient,
): readonly ReplacedIngredient[] {
  return [...setBack(replaced, replacement), replacement]
}

/** Removes the replacement at a place, so that the ingredient is exactly the recipe's again. */
export function setBack(
  replaced: readonly ReplacedIngredient[],
  place: IngredientPlace,
): readonly ReplacedIngredient[] {
  return replaced.filter((replacement) => !isAt(replacement, place))
}

export function requireIngredient(meal: Meal, { dish, ingredient }: IngredientPlace): Ingredient {
  const found = meal.dishes[dish]?.ingredients[ingredient]
  if (found === undefined) throw new Error(`${meal.id} has no ingredient ${ingredient} in dish ${dish}`)
  return found
}

export function isAt(replacement: IngredientPlace, place: IngredientPlace): boolean {
  return replacement.dish === place.dish && replacement.ingredient === place.ingredient
}
