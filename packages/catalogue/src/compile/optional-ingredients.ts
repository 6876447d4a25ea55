import { type Dish, type Food, ingredientMacros, sumMacros } from '@dayplate/nutrition'
import type { CatalogueError } from './catalogue-error.ts'
import type { IngredientMark } from './ingredient-marks.ts'
import { findFood } from './find-food.ts'

/** Largest share of the meal's energy that an optional ingredient may have. */
const MOST_OPTIONAL_SHARE = 0.05

export interface OptionalCheckSource {
  /** Valid dishes. */
  readonly dishes: readonly Dish[]
  readonly marks: readonly IngredientMark[]
  readonly foodByName: ReadonlyMap<string, Food>
}

/** Optional ingredients count in a plan's figures, so leaving one out must not change them noticeably. */
export function findOptionalErrors(
  file: string,
  { dishes, marks, foodByName }: OptionalCheckSource,
): readonly CatalogueError[] {
  const foodById = new Map([...foodByName.values()].map((food) => [food.id, food]))
  const eaten = dishes
    .flatMap((dish) => dish.ingredients)
    .flatMap(({ foodId, grams, isOptional }) => {
      const food = foodById.get(foodId)
      return food === undefined ? [] : [{ food, isOptional, ...ingredientMacros(food, grams) }]
    })
  const mostKcal = MOST_OPTIONAL_SHARE * sumMacros(eaten).kcal
  const lineOf = (food: Food): number =>
    marks.find((mark) => mark.isOptional && findFood(foodByName, mark.name) === food)?.line ?? 1
  return eaten.flatMap(({ food, isOptional, kcal }) =>
    isOptional && kcal > mostKcal ? [optionalError(file, lineOf(food), food.name.en)] : [],
  )
}

function optionalError(file: string, line: number, name: string): CatalogueError {
  return {
    file,
    line,
    message: `Optional "${name}" is more than ${100 * MOST_OPTIONAL_SHARE} % of the meal's energy`,
    remedy: 'Remove the ? or reduce the amount',
  }
}
