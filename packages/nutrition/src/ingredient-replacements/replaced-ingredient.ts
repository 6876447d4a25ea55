import type { Ingredient, Meal } from '../meal.ts'

/** Where an ingredient stands in a recipe, both counted from 0. */
export interface IngredientPlace {
  readonly dish: number
  readonly ingredient: number
}

/** One ingredient of a meal replaced by another food. A recipe and its replacements say together what is eaten. */
export interface ReplacedIngredient extends IngredientPlace {
  readonly foodId: string
  /** Edible grams in one base portion of the meal. */
  readonly grams: number
}

/** The meal as it is cooked with these replacements. Throws for a place the recipe does not have: they belong to one recipe. */
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

/** The replacements with one more; an earlier one of the same place gives way to it. */
export function addReplacedIngredient(
  replaced: readonly ReplacedIngredient[],
  replacement: ReplacedIngredient,
): readonly ReplacedIngredient[] {
  return [...setBack(replaced, replacement), replacement]
}

/** The replacements without the one of a place, so that its ingredient is the recipe's again, to the gram. */
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
