import type { Area } from '../scene/stamp.ts'

/** The part of a piece of crockery that food lies in. */
export interface Spot {
  readonly x: number
  readonly y: number
  /** Radius of the round part that food may fill, units. */
  readonly radius: number
  /** Half sides and turn of a spot that is not round. */
  readonly halfWidth: number
  readonly halfHeight: number
  readonly turn: number
  /** Height of the floor. */
  readonly floor: number
  /** Height to which liquids stand. */
  readonly level: number
  readonly inside: Area
  /** Whether it is seen from the front, as a glass; `fillGlass` fills it. */
  readonly isFront?: boolean
  /** The turn at which something long lies clear of what is beside it, radians. */
  readonly lie?: number
  /** Places beside it for other foods, which lie over its edge. */
  readonly sides?: readonly Spot[]
}

/** Whether a spot is wider than high: a board, or the front of a plate that another dish shares. */
export const isWide = ({ halfWidth, halfHeight }: Spot): boolean => halfWidth !== halfHeight

export interface RoundSpot {
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly floor: number
  readonly level: number
}

export const roundSpot = ({ x, y, radius, floor, level }: RoundSpot): Spot => ({
  x,
  y,
  radius,
  halfWidth: radius,
  halfHeight: radius,
  turn: 0,
  floor,
  level,
  inside: (pointX, pointY) => (pointX - x) ** 2 + (pointY - y) ** 2 < radius * radius,
})
