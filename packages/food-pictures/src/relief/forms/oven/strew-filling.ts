import type { PlatedFood } from '../../plated-meal.ts'
import type { PointIn } from '../../scene/spots.ts'
import type { Stage } from '../../scene/stage.ts'
import { strew } from '../../scene/strew.ts'
import type { Area } from '../../scene/stamp.ts'
import { partLook, reachOf } from './part-look.ts'

export interface Filling {
  readonly pointIn: PointIn
  /** Pieces of all foods together. */
  readonly count: number
  /** Pieces that reach farther are made smaller. */
  readonly mostReach: number
  readonly sink?: number
  readonly clip?: Area
}

/** Shares below this would be overlooked. */
const LEAST_PIECES = 2
const MOST_TIMES = 3

/** Strews what fills or tops something: each food by its share of the grams, in pieces that fit. */
export function strewFilling(stage: Stage, foods: readonly PlatedFood[], filling: Filling): void {
  const { pointIn, count, mostReach, sink = 0, clip = stage.spot.inside } = filling
  const total = foods.reduce((sum, { grams }) => sum + Math.sqrt(grams), 0)
  for (const food of foods) {
    const look = partLook(food)
    const share = Math.sqrt(food.grams) / Math.max(1, total)
    const scale = Math.min(1, mostReach / reachOf(look))
    // Of chopped herbs more bits are needed to be seen than of slices.
    const many = Math.max(1, Math.min(MOST_TIMES, (mostReach * 0.55) / reachOf(look)))
    const pieces = Math.max(LEAST_PIECES, Math.round(count * share * many))
    strew(stage, food, { pointIn, count: pieces, scale, sink, clip, look, tries: 5 })
  }
}
