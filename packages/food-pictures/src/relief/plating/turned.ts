import type { Point } from '../scene/spots.ts'

/** A place seen from a middle: `u` along and `v` across a direction. */
export interface TurnedPlace {
  readonly u: number
  readonly v: number
  /** Radians, clockwise. */
  readonly turn: number
}

/** The point of a place that is turned around a middle. */
export const turned = ({ x, y }: Point, { u, v, turn }: TurnedPlace): Point => ({
  x: x + u * Math.cos(turn) - v * Math.sin(turn),
  y: y + u * Math.sin(turn) + v * Math.cos(turn),
})
