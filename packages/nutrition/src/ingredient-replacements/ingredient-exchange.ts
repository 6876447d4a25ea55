import type { Ingredient, Meal } from '../meal.ts'

/** Where an ingredient stands in a recipe, both counted from 0. */
export interface IngredientPlace {
  readonly dish: number
  readonly ingredient: number
}

/** One ingredient of a meal exchanged for another food. A recipe and its exchanges say together what is eaten. */
export interface IngredientExchange extends IngredientPlace {
  readonly foodId: string
  /** Edible grams in one base portion of the meal. */
  readonly grams: number
}

/** The meal as it is cooked with these exchanges. Throws for a place the recipe does not have: they belong to one recipe. */
export function withExchanges(meal: Meal, exchanges: readonly IngredientExchange[]): Meal {
  for (const place of exchanges) requireIngredient(meal, place)
  if (exchanges.length === 0) return meal
  return {
    ...meal,
    dishes: meal.dishes.map((dish, dishIndex) => ({
      ...dish,
      ingredients: dish.ingredients.map((ingredient, index) => {
        const exchange = exchanges.find((candidate) => isAt(candidate, { dish: dishIndex, ingredient: index }))
        return exchange === undefined ? ingredient : { ...ingredient, foodId: exchange.foodId, grams: exchange.grams }
      }),
    })),
  }
}

/** The exchanges with one more; an earlier one of the same place gives way to it. */
export function addExchange(
  exchanges: readonly IngredientExchange[],
  exchange: IngredientExchange,
): readonly IngredientExchange[] {
  return [...setBack(exchanges, exchange), exchange]
}

/** The exchanges without the one of a place, so that its ingredient is the recipe's again, to the gram. */
export function setBack(
  exchanges: readonly IngredientExchange[],
  place: IngredientPlace,
): readonly IngredientExchange[] {
  return exchanges.filter((exchange) => !isAt(exchange, place))
}

export function requireIngredient(meal: Meal, { dish, ingredient }: IngredientPlace): Ingredient {
  const found = meal.dishes[dish]?.ingredients[ingredient]
  if (found === undefined) throw new Error(`${meal.id} has no ingredient ${ingredient} in dish ${dish}`)
  return found
}

export function isAt(exchange: IngredientPlace, place: IngredientPlace): boolean {
  return exchange.dish === place.dish && exchange.ingredient === place.ingredient
}
