import { createHash } from 'node:crypto'
import {
  mealNutrition,
  type Food,
  type FoodById,
  type HouseholdMeasure,
  type Ingredient,
  type Meal,
  type MealNutrition,
} from '@dayplate/nutrition'

/** An ingredient with all that a stored day may have to say about its food. */
export interface VersionedIngredient {
  readonly foodId: string
  readonly name: Food['name']
  readonly category: Food['category']
  readonly isSeasoning: boolean
  readonly isOptional: boolean
  /** In one base portion. */
  readonly grams: number
  readonly measures: readonly HouseholdMeasure[]
}

/**
 * A meal as it is today, with the figures it is computed from, for one base portion. Stored once under its content's
 * name and never changed, so that a corrected recipe changes no past day.
 */
export interface MealVersion extends Omit<Meal, 'dishes' | 'id' | 'holidayId' | 'video'> {
  /** First 16 hex digits of the SHA-256 of the content. */
  readonly id: string
  readonly mealId: string
  /** File of its animation; absent where there is none, and in versions stored before there were any. */
  readonly video?: string
  readonly nutrition: MealNutrition
  readonly dishes: readonly {
    readonly name: string
    readonly steps: readonly string[]
    readonly ingredients: readonly VersionedIngredient[]
  }[]
}

const ID_HEX_DIGITS = 16

/** The version of a meal under the given food table. Same content, same id, on every machine. */
export function versionOf(meal: Meal, foodById: FoodById): MealVersion {
  // What a day serves is the same meal whatever menu it came from.
  const { id: mealId, dishes, holidayId: _, video, ...rest } = meal
  const content = {
    ...rest,
    ...(video === null ? {} : { video }),
    mealId,
    nutrition: mealNutrition(meal, foodById),
    dishes: dishes.map((dish) => ({
      ...dish,
      ingredients: dish.ingredients.map((ingredient) => withFood(ingredient, foodById)),
    })),
  }
  return { id: contentName(content), ...content }
}

/** The recipe a version was made of, as far as planning and cooking go: all of it but the holiday it was written for. */
export function mealOfVersion(version: MealVersion): Meal {
  const { id: _id, nutrition: _nutrition, mealId, video, dishes, ...recipe } = version
  return {
    ...recipe,
    id: mealId,
    holidayId: null,
    video: video ?? null,
    dishes: dishes.map((dish) => ({
      ...dish,
      ingredients: dish.ingredients.map(({ foodId, grams, isOptional }) => ({ foodId, grams, isOptional })),
    })),
  }
}

function withFood(ingredient: Ingredient, foodById: FoodById): VersionedIngredient {
  const food = foodById.get(ingredient.foodId)
  if (food === undefined) throw new Error(`Food ${ingredient.foodId} is not in the table`)
  const { name, category, isSeasoning, measures } = food
  return { ...ingredient, name, category, isSeasoning, measures }
}

/** Names a value by its content. Keys are sorted, so that their order in the source does not matter. */
export const contentName = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content, sortKeys)).digest('hex').slice(0, ID_HEX_DIGITS)

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
