import type { Random } from '../../drawing/random.ts'
import { FULL_TURN } from '../paint/chance.ts'

export interface Point {
  readonly x: number
  readonly y: number
}

/** Draws a point of an area. */
export type PointIn = (random: Random) => Point

export interface EllipseArea {
  readonly x: number
  readonly y: number
  readonly a: number
  readonly b?: number
  /** Radians. */
  readonly turn?: number
}

/** Points of an ellipse, all equally likely. */
export function inEllipse({ x, y, a, b = a, turn = 0 }: EllipseArea): PointIn {
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  return (random) => {
    const angle = random() * FULL_TURN
    const far = Math.sqrt(random())
    const u = Math.cos(angle) * a * far
    const v = Math.sin(angle) * b * far
    return { x: x + u * cosine - v * sine, y: y + u * sine + v * cosine }
  }
}

export interface RingArea extends Point {
  readonly inner: number
  readonly outer: number
  /** Radians, clockwise from the right. */
  readonly start?: number
  readonly end?: number
}

/** Points of a ring or a part of it. */
export const inRing =
  ({ x, y, inner, outer, start = 0, end = FULL_TURN }: RingArea): PointIn =>
  (random) => {
    const angle = start + random() * (end - start)
    const far = inner + random() * (outer - inner)
    return { x: x + Math.cos(angle) * far, y: y + Math.sin(angle) * far }
  }

export interface SpreadOut {
  readonly count: number
  readonly pointIn: PointIn
  /** Points drawn for each one kept: more is more even. */
  readonly tries?: number
}

/** Points far from one another (best candidate, Mitchell 1991): evenly strewn and never in rows. */
export function spreadOut(random: Random, { count, pointIn, tries = 10 }: SpreadOut): Point[] {
  const points: Point[] = []
  for (let index = 0; index < count; index += 1) {
    let best = pointIn(random)
    let farthest = nearestOf(points, best)
    for (let attempt = 1; attempt < tries; attempt += 1) {
      const candidate = pointIn(random)
      const near = nearestOf(points, candidate)
      if (near <= farthest) continue
      farthest = near
      best = candidate
    }
    points.push(best)
  }
  return points
}

/** The square of the distance to the nearest point. */
function nearestOf(points: readonly Point[], { x, y }: Point): number {
  let near = Number.MAX_VALUE
  for (const point of points) {
    const far = (point.x - x) ** 2 + (point.y - y) ** 2
    if (far < near) near = far
  }
  return near
}
