import { within } from '../paint/chance.ts'
import { lookOf } from '../looks/look-of.ts'
import type { PlatedFood } from '../plated-meal.ts'
import { inEllipse, spreadOut, type Point } from '../scene/spots.ts'
import { ownerOf, type Stage } from '../scene/stage.ts'
import { stamp } from '../scene/stamp.ts'
import type { Pile } from './lay-pieces.ts'
import { settle } from './settle.ts'

/** Most pieces on one place. */
const MOST = 9
/** Distance between neighbours in shares of the reach of one piece: they touch, and none lies in another one. */
const APART = 1.62
const ROUNDS = 24
/** How much of a place may be covered when nothing may overlap. */
const PACKED = 0.66

/** Pushes neighbours apart, and back into the unit circle. */
function pushApart(points: readonly Point[], least: number): Point[] {
  const places = points.map((point) => ({ ...point }))
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        const dx = other.x - one.x
        const dy = other.y - one.y
        const far = Math.hypot(dx, dy) || 0.01
        const push = Math.max(0, least - far) / (2 * far)
        one.x -= dx * push
        one.y -= dy * push
        other.x += dx * push
        other.y += dy * push
      }
      const out = Math.max(1, Math.hypot(one.x, one.y))
      one.x /= out
      one.y /= out
    }
  }
  return places
}

interface Row extends Pile {
  /** Least number of pieces, so that a place is not empty. */
  readonly least: number
  /** How far pieces are turned at random, radians. */
  readonly turn: number
}

/** Lays large pieces of one food in a single layer, as potatoes are served. */
export function laySideBySide(stage: Stage, food: PlatedFood, { x, y, a, floor, least, turn }: Row): void {
  const look = lookOf(food)
  if (look === null) return
  const { random, scene, spot } = stage
  const reach = look.make(random).reach
  const count = Math.max(least, Math.min(MOST, look.count))
  const scale = Math.min(1.5, Math.max(0.7, (a * Math.sqrt(PACKED / count)) / (reach * 0.84)))
  const inner = Math.max(1, a - reach * scale * 0.86)
  const drawn = spreadOut(random, { count, pointIn: inEllipse({ x: 0, y: 0, a: 1 }) })
  for (const point of pushApart(drawn, (APART * reach * scale) / inner)) {
    stamp(scene, look.make(random), {
      ...settle({ x: x + point.x * inner, y: y + point.y * inner }, reach * scale * 0.8, spot.inside),
      turn: (random() - 0.5) * turn,
      scale: scale * within(random, 0.94, 1.05),
      ...(floor === undefined ? {} : { base: floor }),
      owner: ownerOf(stage, food),
      clip: spot.inside,
    })
  }
}
