import type { Spot } from '../../crockery/spot.ts'
import { inEllipse, type PointIn } from '../../scene/spots.ts'

/** Points of an oven dish or of a round spot, up to a share of its size. */
export function pointsOfSpot({ x, y, halfWidth, halfHeight, turn }: Spot, share: number): PointIn {
  if (halfWidth === halfHeight) return inEllipse({ x, y, a: halfWidth * share })
  const cosine = Math.cos(turn)
  const sine = Math.sin(turn)
  return (random) => {
    const u = (random() * 2 - 1) * halfWidth * share
    const v = (random() * 2 - 1) * halfHeight * share
    return { x: x + u * cosine - v * sine, y: y + u * sine + v * cosine }
  }
}
