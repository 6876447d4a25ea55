import type { Food } from '../food.ts'

/** Rounding steps for weights: half grams for a pinch, grams for a spoonful, five grams for the rest. */
const STEPS_G = [
  { below: 3, step: 0.5 },
  { below: 20, step: 1 },
  { below: Number.POSITIVE_INFINITY, step: 5 },
] as const

/**
 * Rounds an amount as a cook would measure it: to half pieces for foods eaten by the piece, else to the step for its
 * size.
 */
export function kitchenGrams(food: Pick<Food, 'isCountable' | 'measures'>, grams: number): number {
  const piece = food.isCountable ? pieceGrams(food) : null
  const step = piece === null ? (STEPS_G.find(({ below }) => grams < below)?.step ?? 1) : piece / 2
  return Math.max(1, Math.round(grams / step)) * step
}

function pieceGrams({ measures }: Pick<Food, 'measures'>): number | null {
  return measures.find(({ unit }) => unit === 'piece' || unit === 'slice')?.grams ?? null
}
