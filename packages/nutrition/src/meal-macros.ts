import { animalProteinPer100g } from './animal-protein.ts'
import type { Food } from './food.ts'
import type { Macros } from './macros.ts'
import type { Ingredient, Meal } from './meal.ts'
import { sumKnown } from './sum-known.ts'

/**
 * Nutrients of one base portion of a meal. Nullable fields are `null` as soon as one ingredient's figure is unknown.
 */
export interface MealNutrition extends Macros {
  /** Share of `proteinG` from animals: milk, egg, fish and meat, also within foods of mixed origins. */
  readonly animalProteinG: number
  readonly saturatedFatG: number | null
  readonly sugarsG: number | null
  readonly fibreG: number | null
  readonly saltG: number | null
}

export type FoodById = ReadonlyMap<string, Food>

const NO_MACROS: Macros = { kcal: 0, proteinG: 0, fatG: 0, carbohydrateG: 0 }

/** Energy and macronutrients of `grams` edible grams of a food, unrounded. */
export function ingredientMacros(food: Food, grams: number): Macros {
  const share = grams / 100
  return {
    kcal: food.per100g.kcal * share,
    proteinG: food.per100g.proteinG * share,
    fatG: food.per100g.fatG * share,
    carbohydrateG: food.per100g.carbohydrateG * share,
  }
}

/** Unrounded sum of any number of macros; zeros for none. */
export function sumMacros(parts: Iterable<Macros>): Macros {
  let sum = NO_MACROS
  for (const part of parts) {
    sum = {
      kcal: sum.kcal + part.kcal,
      proteinG: sum.proteinG + part.proteinG,
      fatG: sum.fatG + part.fatG,
      carbohydrateG: sum.carbohydrateG + part.carbohydrateG,
    }
  }
  return sum
}

export function scaleMacros(macros: Macros, scale: number): Macros {
  return {
    kcal: macros.kcal * scale,
    proteinG: macros.proteinG * scale,
    fatG: macros.fatG * scale,
    carbohydrateG: macros.carbohydrateG * scale,
  }
}

/**
 * Every ingredient of a meal with its food. Throws for a food missing from the table, which the catalogue's compiler
 * rules out.
 */
export function mealFoods(
  meal: Pick<Meal, 'dishes'>,
  foodById: FoodById,
): readonly { ingredient: Ingredient; food: Food }[] {
  return meal.dishes
    .flatMap((dish) => dish.ingredients)
    .map((ingredient) => ({
      ingredient,
      food: requireFood(ingredient.foodId, foodById),
    }))
}

/** Nutrition of one base portion of a meal, unrounded; optional ingredients count. */
export function mealNutrition(meal: Meal, foodById: FoodById): MealNutrition {
  const parts = mealFoods(meal, foodById)
  return {
    ...sumMacros(parts.map(({ food, ingredient }) => ingredientMacros(food, ingredient.grams))),
    animalProteinG: parts.reduce(
      (sum, { food, ingredient }) => sum + animalProteinPer100g(food) * (ingredient.grams / 100),
      0,
    ),
    saturatedFatG: sumKnown(parts, (food) => food.per100g.saturatedFatG),
    sugarsG: sumKnown(parts, (food) => food.per100g.sugarsG),
    fibreG: sumKnown(parts, (food) => food.per100g.fibreG),
    saltG: sumKnown(parts, (food) => food.per100g.saltG),
  }
}

function requireFood(foodId: string, foodById: FoodById): Food {
  const food = foodById.get(foodId)
  if (food === undefined) throw new Error(`No food "${foodId}" in the table`)
  return food
}
