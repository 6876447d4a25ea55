import type { Look } from '../../looks/look.ts'
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
  /** In a narrow band the scarcest food comes last, or it is lost. */
  readonly isScarceLast?: boolean
}

/** Shares below this would be overlooked. */
const LEAST_PIECES = 2
const MOST_TIMES = 3

interface Part {
  readonly food: PlatedFood
  readonly look: Look
  readonly reach: number
  readonly share: number
}

/** The largest first, or they would hide the small ones. */
function partsOf(foods: readonly PlatedFood[]): readonly Part[] {
  const total = foods.reduce((sum, { grams }) => sum + Math.sqrt(grams), 0)
  return foods
    .map((food) => {
      const look = partLook(food)
      return { food, look, reach: reachOf(look), share: Math.sqrt(food.grams) / Math.max(1, total) }
    })
    .toSorted((one, other) => other.reach - one.reach)
}

/** Strewn in this many turns, so that no food lies over all others. */
const TURNS = 2

/** Strews what fills or tops something: each food by its share of the grams, in pieces that fit. */
export function strewFilling(stage: Stage, foods: readonly PlatedFood[], filling: Filling): void {
  const { pointIn, count, mostReach, sink = 0, clip = stage.spot.inside, isScarceLast = false } = filling
  const parts = partsOf(foods)
  for (let turn = 0; turn < TURNS; turn += 1) {
    const ordered = isScarceLast && turn === TURNS - 1 ? parts.toSorted((one, other) => other.share - one.share) : parts
    for (const { food, look, reach, share } of ordered) {
      const scale = Math.min(1, mostReach / reach)
      // Of chopped herbs more bits are needed to be seen than of slices.
      const many = Math.max(1, Math.min(MOST_TIMES, (mostReach * 0.55) / reach))
      const pieces = Math.max(LEAST_PIECES, Math.round((count * share * many) / TURNS))
      strew(stage, food, { pointIn, count: pieces, scale, sink, clip, look, tries: 5 })
    }
  }
}
