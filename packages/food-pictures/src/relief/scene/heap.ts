import type { Random } from '../../drawing/random.ts'
import { FULL_TURN, within } from '../paint/chance.ts'
import { lookOf } from '../looks/look-of.ts'
import type { Look } from '../looks/look.ts'
import type { PlatedFood } from '../plated-meal.ts'
import { inEllipse, spreadOut } from './spots.ts'
import { ownerOf, type Stage } from './stage.ts'
import { stamp, type Area } from './stamp.ts'

/** A food of a heap; its number of pieces follows the grams when absent. */
export interface Helping {
  readonly food: PlatedFood
  readonly count?: number
  /** Instead of the food's own look. */
  readonly look?: Look
}

export interface Mound {
  readonly x: number
  readonly y: number
  /** Half axes, units. */
  readonly a: number
  readonly b?: number
  /** Height of the middle over the edge, units. */
  readonly rise?: number
  readonly scale?: number
  /** Factor on the number of pieces. */
  readonly density?: number
  readonly clip?: Area
}

interface HeapedPiece {
  readonly food: PlatedFood
  readonly look: Look
}

/** More pieces of one food than this hide one another. */
const MOST_OF_A_FOOD = 120

function piecesOf(helpings: readonly Helping[], density: number): HeapedPiece[] {
  return helpings.flatMap(({ food, count, look: given }) => {
    const found = lookOf(food)
    const look = given ?? found
    if (look === null) return []
    const pieces = Math.min(MOST_OF_A_FOOD, Math.round((count ?? found?.count ?? 1) * density))
    return Array.from({ length: pieces }, () => ({ food, look }))
  })
}

/** How far a piece may lie under what was there, units. */
const SUNK = 1

/** Fisher and Yates' shuffle. */
function shuffle<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items]
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1))
}

/** Heaps foods, mixed, from the edge to the middle, so that the heap rises. */
export function heap(stage: Stage, helpings: readonly Helping[], mound: Mound): void {
  const { scene, random } = stage
  const { x, y, a, b = a, rise = 12, scale = 1, density = 1, clip = stage.spot.inside } = mound
  const floor = scene.heightAt(x, y)
  const pieces = shuffle(piecesOf(helpings, density), random)
  const points = spreadOut(random, { count: pieces.length, pointIn: inEllipse({ x: 0, y: 0, a: 1 }), tries: 8 })
  // Measured before the first piece lies, so that walls of bowls lift what lies at the edge.
  const places = points.map((point) => ({ ...point, ground: scene.heightAt(x + point.x * a, y + point.y * b) }))
  const fromEdge = places.toSorted((one, other) => Math.hypot(other.x, other.y) - Math.hypot(one.x, one.y))
  for (const [index, { food, look }] of pieces.entries()) {
    const point = fromEdge[index] ?? { x: 0, y: 0, ground: floor }
    const top = 1 - (point.x ** 2 + point.y ** 2)
    stamp(scene, look.make(random), {
      x: x + point.x * a,
      y: y + point.y * b,
      turn: random() * FULL_TURN,
      scale: scale * within(random, 0.93, 1.07),
      base: Math.max(floor + rise * top * within(random, 0.8, 1.1), point.ground - SUNK),
      owner: ownerOf(stage, food),
      clip,
    })
  }
}
