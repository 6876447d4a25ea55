import { FULL_TURN, within } from '../paint/chance.ts'
import { lookOf } from '../looks/look-of.ts'
import type { Look } from '../looks/look.ts'
import type { PlatedFood } from '../plated-meal.ts'
import { spreadOut, type Point, type PointIn } from './spots.ts'
import { ownerOf, type Stage } from './stage.ts'
import { stamp, type Area } from './stamp.ts'

export interface Strewn {
  readonly pointIn: PointIn
  /** Number of pieces; by the grams when absent. */
  readonly count?: number
  readonly most?: number
  readonly scale?: number
  /** Height of the pieces' feet; they rest on what is there when absent. */
  readonly base?: number | ((point: Point) => number)
  readonly sink?: number
  readonly clip?: Area
  /** Points tried for each piece: more is more even, and slower. */
  readonly tries?: number
  /** Instead of the food's own look. */
  readonly look?: Look
}

/** Enough pieces for any plate; more would hide one another. */
const MOST = 90

/** Strews a food evenly over an area, each piece a little different. Does nothing for a food without a look. */
export function strew(stage: Stage, food: PlatedFood, options: Strewn): void {
  const found = lookOf(food)
  const look = options.look ?? found
  if (look === null) return
  const { random, scene } = stage
  const { pointIn, most = MOST, scale = 1, base, sink = 0, tries = 10, clip = stage.spot.inside } = options
  const count = Math.min(most, options.count ?? found?.count ?? 0)
  const owner = ownerOf(stage, food)
  for (const point of spreadOut(random, { count, pointIn, tries })) {
    const foot = typeof base === 'function' ? base(point) : base
    stamp(scene, look.make(random), {
      ...point,
      turn: random() * FULL_TURN,
      scale: scale * within(random, 0.94, 1.06),
      ...(foot === undefined ? {} : { base: foot }),
      sink,
      owner,
      clip,
    })
  }
}
