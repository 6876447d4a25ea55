import { createHash } from 'node:crypto'
import { foods } from '@dayplate/catalogue'
import {
  mealNutrition,
  type Dish,
  type Food,
  type FoodById,
  type HouseholdMeasure,
  type Ingredient,
  type Meal,
  type MealNutrition,
  type ReplacementRole,
} from '@dayplate/nutrition'

/** An ingredient with the parts of its food that a stored day may need. */
export interface VersionedIngredient {
  readonly foodId: string
  readonly name: Food['name']
  readonly category: Food['category']
  readonly isSeasoning: boolean
  readonly isOptional: boolean
  /** For one base portion. */
  readonly grams: number
  readonly measures: readonly HouseholdMeasure[]
  /** Absent for foods that are not poured, and in versions of earlier releases. */
  readonly densityGPerMl?: number
  /** What an operator's food is drawn like. Absent for foods of the release and for foods without a role. */
  readonly role?: ReplacementRole
}

/**
 * A meal with the figures it is computed from, for one base portion. Stored once under the hash of its content and never
 * changed, so that a corrected recipe changes no past day.
 */
export interface MealVersion extends Omit<Meal, 'dishes' | 'id' | 'holidayId' | 'video'> {
  /** The first 16 hex digits of the SHA-256 of the content. */
  readonly id: string
  readonly mealId: string
  /** The file of its animation; absent without one and in versions older than animations. */
  readonly video?: string
  readonly nutrition: MealNutrition
  readonly dishes: readonly VersionedDish[]
}

export interface VersionedDish extends Omit<Dish, 'ingredients'> {
  readonly ingredients: readonly VersionedIngredient[]
}

const RELEASE_FOODS = new Set(foods.map(({ id }) => id))

const ID_HEX_DIGITS = 16

/** The version of a meal with the given foods. The same content has the same id on every machine. */
export function versionOf(meal: Meal, foodById: FoodById): MealVersion {
  // The holiday is left out, because the same meal may come from several menus.
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

/** The recipe of a version for planning and cooking. Lacks only the holiday it was written for. */
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
  const { name, category, isSeasoning, measures, densityGPerMl, role } = food
  const density = densityGPerMl === null ? {} : { densityGPerMl }
  const ownRole = role === null || RELEASE_FOODS.has(food.id) ? {} : { role }
  return { ...ingredient, name, category, isSeasoning, measures, ...density, ...ownRole }
}

/** Hashes a value. Keys are sorted, so that their order in the source does not matter. */
export const contentName = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content, sortKeys)).digest('hex').slice(0, ID_HEX_DIGITS)

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value
