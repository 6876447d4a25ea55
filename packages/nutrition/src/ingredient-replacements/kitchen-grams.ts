import type { Food } from '../food.ts'

/** Steps in which a kitchen weighs: a pinch by half grams, a spoonful by grams, everything else by fives. */
const STEPS_G = [
  { below: 3, step: 0.5 },
  { below: 20, step: 1 },
  { below: Number.POSITIVE_INFINITY, step: 5 },
] as const

/** An amount as a cook would measure it: in half pieces where a food is eaten by the piece, else in steps of its size. */
export function kitchenGrams(food: Pick<Food, 'isCountable' | 'measures'>, grams: number): number {
  const piece = food.isCountable ? pieceGrams(food) : null
  const step = piece === null ? (STEPS_G.find(({ below }) => grams < below)?.step ?? 1) : piece / 2
  return Math.max(1, Math.round(grams / step)) * step
}

function pieceGrams({ measures }: Pick<Food, 'measures'>): number | null {
  return measures.find(({ unit }) => unit === 'piece' || unit === 'slice')?.grams ?? null
}
