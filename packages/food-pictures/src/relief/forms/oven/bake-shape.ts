import type { Spot } from '../../crockery/spot.ts'
import { box, type Outline } from '../../paint/shape.ts'
import { cloud } from '../../paint/noise.ts'
import type { PointIn } from '../../scene/spots.ts'
import type { Area } from '../../scene/stamp.ts'

/** What is baked in a dish: its outline, and the corner that has been served, so that one sees what is inside. */
export interface BakeShape {
  readonly halfWidth: number
  readonly halfHeight: number
  readonly turn: number
  readonly outline: Outline
  /** Distance into the bake from where it was cut: negative where the corner is missing. */
  readonly fromCut: Outline
  /** Where its top is. */
  readonly onTop: Area
  /** Middle of the missing corner. */
  readonly corner: { readonly x: number; readonly y: number }
  readonly cornerSize: number
  /** Points of the sloping side along the cut, between two shares of its height. */
  readonly pointsOfSide: (part: { readonly from: number; readonly to: number }) => PointIn
}

/** How far the cut side slopes, units. */
export const SIDE = 18
/** Of a round spot a square portion is filled. */
const PORTION = { width: 0.78, height: 0.6, turn: -0.16 } as const

export function bakeShapeOf(spot: Spot): BakeShape {
  const isRound = spot.halfWidth === spot.halfHeight
  const halfWidth = isRound ? spot.radius * PORTION.width : spot.halfWidth + 1
  const halfHeight = isRound ? spot.radius * PORTION.height : spot.halfHeight + 1
  const turn = isRound ? PORTION.turn : spot.turn
  const fromU = isRound ? -9 : halfWidth * 0.3
  const fromV = isRound ? halfHeight * 0.6 : halfHeight * 0.22
  const outline = box(halfWidth, halfHeight, isRound ? 5 : 20)
  const wander = (u: number, v: number): number => (cloud(u * 0.06, v * 0.06) - 0.5) * 6
  // A portion on a plate shows the whole of its front, a dish only a corner.
  const fromCut: Outline = isRound
    ? (u, v) => halfHeight - 1 - v + wander(u, v) * 0.4
    : (u, v) => Math.max(fromU - u, fromV - v) + wander(u, v)
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  const onTop: Area = (x, y) => {
    const dx = x - spot.x
    const dy = y - spot.y
    const u = dx * cosine + dy * sine
    const v = dy * cosine - dx * sine
    return outline(u, v) < -1 && fromCut(u, v) > SIDE - 2
  }
  const at = (u: number, v: number): { x: number; y: number } => ({
    x: spot.x + u * cosine - v * sine,
    y: spot.y + u * sine + v * cosine,
  })
  const pointsOfSide: BakeShape['pointsOfSide'] =
    ({ from, to }) =>
    (random) => {
      const down = SIDE * (from + random() * (to - from))
      if (isRound) return at((random() * 2 - 1) * halfWidth * 0.92, halfHeight - 1 - down)
      return random() < 0.5
        ? at(fromU - down, fromV + random() * (halfHeight - fromV))
        : at(fromU + random() * (halfWidth - fromU), fromV - down)
    }
  const cornerU = isRound ? 0 : (fromU + halfWidth) / 2
  const cornerV = isRound ? halfHeight + 4 : (fromV + halfHeight) / 2
  const cornerSize = (halfWidth - Math.abs(fromU)) / 2
  return {
    halfWidth,
    halfHeight,
    turn,
    outline,
    fromCut,
    onTop,
    corner: at(cornerU, cornerV),
    cornerSize,
    pointsOfSide,
  }
}
