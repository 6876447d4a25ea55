import type { Food } from './food.ts'
import type { Meal } from './meal.ts'
import { type FoodById, mealFoods } from './meal-macros.ts'

/** Grids a meal's scale may have, in base portions, finest first. */
export const PORTION_STEPS = [0.05, 0.1, 0.25, 0.5] as const
export type PortionStep = (typeof PORTION_STEPS)[number]

/** Guards against a product lost to the last bit: 0.05 · 30. */
const EPSILON = 1e-9

/**
 * Grid of a meal's scale: the finest on which everything eaten by the piece stays in halves, since one may halve an egg or a
 * slice of bread and nobody cuts a quarter off it. One egg moves in halves of the portion, two in quarters, ten in
 * twentieths; what is weighed alone always in twentieths. An egg that goes into a batter counts like one on the plate: it is
 * cracked all the same, and recipes do not say which it is.
 */
export function portionStepOf(meal: Meal, foodById: FoodById): PortionStep {
  const halves = mealFoods(meal, foodById)
    .filter(({ food }) => food.isCountable)
    .map(({ food, ingredient }) => halfPieces(food, ingredient.grams))
  return PORTION_STEPS.find((step) => halves.every((count) => isWhole(step * count))) ?? 0.5
}

/** Half pieces or slices in so many grams; a food that has neither measure is one piece whatever it weighs. */
function halfPieces({ measures }: Food, grams: number): number {
  const piece = measures.find(({ unit }) => unit === 'piece' || unit === 'slice')
  return piece === undefined ? 2 : Math.max(1, Math.round((2 * grams) / piece.grams))
}

function isWhole(value: number): boolean {
  return Math.abs(value - Math.round(value)) < EPSILON
}
