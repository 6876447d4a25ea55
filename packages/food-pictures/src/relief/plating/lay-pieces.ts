import { FULL_TURN, within } from '../paint/chance.ts'
import { coated } from '../pieces/coated.ts'
import type { SauceLook } from '../pieces/pool.ts'
import type { PlatedFood } from '../plated-meal.ts'
import { inEllipse, spreadOut, type Point } from '../scene/spots.ts'
import { ownerOf, type Stage } from '../scene/stage.ts'
import { stamp } from '../scene/stamp.ts'
import { fitPieces } from './fit-pieces.ts'

export interface Pile {
  readonly x: number
  readonly y: number
  readonly a: number
  readonly b?: number
  readonly turn?: number
  /** Height of the foot of the pile; pieces lie on what is there when absent. */
  readonly floor?: number
  /** Height of the middle over the edge, units. */
  readonly rise?: number
  /** How far each piece sinks, units. */
  readonly sink?: number
  /** 1 covers the area once. */
  readonly cover?: number
  readonly leastScale?: number
  readonly mostScale?: number
  /** Whether few pieces lie far from one another, as on a bed or in a sauce. */
  readonly isLoose?: boolean
  readonly coat?: { readonly sauce: SauceLook; readonly amount: number }
}

/** Lays foods, mixed, over an ellipse, from its edge to its middle. Sizes and numbers are fitted to the place. */
export function layPieces(stage: Stage, foods: readonly PlatedFood[], pile: Pile): void {
  const { random, scene, spot } = stage
  const { x, y, a, b = a, turn = 0, rise = 0, sink = 0, cover = 1, floor, coat } = pile
  const { leastScale, mostScale, isLoose = false } = pile
  const fitted = fitPieces(foods, random, {
    area: Math.PI * a * b,
    cover,
    ...(leastScale === undefined ? {} : { leastScale }),
    ...(mostScale === undefined ? {} : { mostScale }),
  })
  // A small helping lies close in the middle, and is not scattered.
  const shrink = isLoose ? 1 : Math.max(0.6, Math.sqrt(fitted.filled))
  const pieces = fitted.foods.flatMap(({ food, look, count }) => Array.from({ length: count }, () => ({ food, look })))
  const order = pieces.map((_, index) => ({ index, luck: random() })).toSorted((one, other) => one.luck - other.luck)
  const points = spreadOut(random, { count: pieces.length, pointIn: inEllipse({ x: 0, y: 0, a: 1 }), tries: 9 })
  const fromEdge = points.toSorted((one, other) => farFrom(other) - farFrom(one))
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  for (const [place, { index }] of order.entries()) {
    const piece = pieces[index]
    if (piece === undefined) continue
    const point = fromEdge[place] ?? { x: 0, y: 0 }
    const u = point.x * a * shrink
    const v = point.y * b * shrink
    const at = { x: x + u * cosine - v * sine, y: y + u * sine + v * cosine }
    const top = 1 - farFrom(point)
    const make = coat === undefined ? piece.look.make : coated(piece.look.make, coat.sauce, coat.amount)
    stamp(scene, make(random), {
      ...at,
      turn: random() * FULL_TURN,
      scale: fitted.scale * within(random, 0.93, 1.07),
      base: (floor ?? scene.heightAt(at.x, at.y)) + rise * top * within(random, 0.8, 1.1),
      sink,
      owner: ownerOf(stage, piece.food),
      clip: spot.inside,
    })
  }
}

/** The square of the distance from the middle. */
const farFrom = ({ x, y }: Point): number => x * x + y * y
