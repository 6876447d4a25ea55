import { FULL_TURN, within } from '../../paint/chance.ts'
import { Ink } from '../../paint/ink.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Look } from '../../looks/look.ts'
import type { Piece } from '../../scene/piece.ts'
import { inEllipse, spreadOut, type PointIn } from '../../scene/spots.ts'
import { ownerOf, type Stage } from '../../scene/stage.ts'
import { stamp } from '../../scene/stamp.ts'
import { scaleOf } from './lay-toppings.ts'
import { strandOf } from './noodle.ts'

export interface Swimming {
  readonly look: Look
  readonly count: number
  readonly pointIn: PointIn
  readonly level: number
  /** How much of a piece is over the surface: 0 just under it, 1 lying on it. */
  readonly above: number
  readonly scale?: number
  readonly tries?: number
}

const ink = new Ink()
/** No piece stands out of a soup by more than this, units. */
const HIGHEST = 5.5

/** The height of a piece, felt at its middle and around it. */
function topOf(piece: Piece): number {
  const step = piece.reach * 0.35
  let top = 0
  for (const [u, v] of [
    [0, 0],
    [step, 0],
    [-step, 0],
    [0, step * 0.6],
    [0, -step * 0.6],
  ] as const) {
    if (piece.paint(u, v, ink) < 0) top = Math.max(top, ink.height)
  }
  return top
}

/** Lets pieces of a food swim: each as far out of the liquid as its height allows. */
export function swim(stage: Stage, food: PlatedFood, swimming: Swimming): void {
  const { scene, spot, random } = stage
  const { look, count, pointIn, level, above, scale = 1.2, tries = 12 } = swimming
  const owner = ownerOf(stage, food)
  for (const point of spreadOut(random, { count, pointIn, tries })) {
    const piece = look.make(random)
    const size = scaleOf(stage) * scale * within(random, 0.94, 1.08)
    const top = topOf(piece) * size
    const out = above <= 0 ? -0.6 : Math.min(HIGHEST, Math.max(0.9, top * above))
    stamp(scene, piece, {
      ...point,
      turn: random() * FULL_TURN,
      scale: size,
      base: level + out * within(random, 0.75, 1.2) - top,
      owner,
      clip: spot.inside,
    })
  }
}

/** A nest of strands; `base` is the height of the lowest. */
export function layStrands(stage: Stage, food: PlatedFood, { base, count }: { base: number; count: number }): void {
  const { spot, random, scene } = stage
  const make = strandOf(food)
  const pointIn = inEllipse({
    x: spot.x - spot.radius * 0.08,
    y: spot.y + spot.radius * 0.1,
    a: spot.radius * 0.52,
    b: spot.radius * 0.42,
  })
  for (const [index, point] of spreadOut(random, { count, pointIn, tries: 5 }).entries()) {
    stamp(scene, make(random), {
      ...point,
      turn: random() * FULL_TURN,
      scale: scaleOf(stage) * 1.1,
      base: base + (index / count) * 2.4,
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}
