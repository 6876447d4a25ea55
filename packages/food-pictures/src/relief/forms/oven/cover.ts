import type { PlatedFood } from '../../plated-meal.ts'
import type { Helping } from '../../scene/heap.ts'
import { coverOf, partLook } from './part-look.ts'

/** How much of the circle around it a piece covers. */
const FULLNESS = 0.42
/** Foods in small pieces are still counted in these, or they would be too many to draw. */
const MOST_PIECES = 110

export interface Covered {
  /** Square units to be covered. */
  readonly area: number
  /** How many times over. */
  readonly times: number
  readonly scale: number
}

/** Helpings that cover an area, each food by its share of the grams. */
export function coveringHelpings(foods: readonly PlatedFood[], { area, times, scale }: Covered): Helping[] {
  const total = foods.reduce((sum, { grams }) => sum + grams, 0)
  return foods.map((food) => {
    const look = partLook(food)
    const share = food.grams / Math.max(1, total)
    const wanted = (area * times * share) / (coverOf(look) * scale * scale * FULLNESS)
    return { food, look, count: Math.max(2, Math.min(MOST_PIECES, Math.round(wanted))) }
  })
}
