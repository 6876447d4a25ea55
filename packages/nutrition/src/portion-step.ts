import type { Food } from './food.ts'
import type { Meal } from './meal.ts'
import { type FoodById, mealFoods } from './meal-macros.ts'

/** Grids a meal's scale may have, in base portions, finest first. */
export const PORTION_STEPS = [0.05, 0.1, 0.25, 0.5] as const
export type PortionStep = (typeof PORTION_STEPS)[number]

/** Guards against the rounding error of a product: 0.05 · 30. */
const EPSILON = 1e-9

/**
 * Grid of a meal's scale: the finest that keeps foods eaten by the piece in half pieces, because people halve an egg or
 * a slice of bread but do not quarter it. One egg moves in halves of the portion, two in quarters, ten in twentieths.
 * Meals of weighed foods alone always move in twentieths. An egg in a batter counts like one on the plate, because
 * recipes do not tell them apart.
 */
export function portionStepOf(meal: Meal, foodById: FoodById): PortionStep {
  const halves = mealFoods(meal, foodById)
    .filter(({ food }) => food.isCountable)
    .map(({ food, ingredient }) => halfPieces(food, ingredient.grams))
  return PORTION_STEPS.find((step) => halves.every((count) => isWhole(step * count))) ?? 0.5
}

/** Half pieces or slices in this many grams. A food with neither measure counts as one piece. */
function halfPieces({ measures }: Food, grams: number): number {
  const piece = measures.find(({ unit }) => unit === 'piece' || unit === 'slice')
  return piece === undefined ? 2 : Math.max(1, Math.round((2 * grams) / piece.grams))
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < EPSILON
}
