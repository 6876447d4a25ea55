import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud, noise } from '../paint/noise.ts'
import { ellipse, rounded } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import { brown } from './browning.ts'

/** A point of a slice: how far from its middle (0) to its edge (1), and at which angle. */
export interface SlicePoint {
  readonly share: number
  readonly angle: number
  readonly u: number
  readonly v: number
  readonly offset: number
}

export interface SliceOptions {
  readonly radius: number
  /** The smaller radius as a share of the larger one. */
  readonly oval?: number
  readonly height?: number
  /** By how much one side lies higher than the other, units. */
  readonly lift?: number
  readonly gloss?: number
  readonly grain?: number
  readonly browned?: number
  /** Colours the slice: must set red, green and blue. */
  readonly paint: (ink: Ink, point: SlicePoint) => void
}

/** A round slice, painted in rings and rays. */
export function slice(random: Random, options: SliceOptions): Piece {
  const { radius, oval = 1, height = 1.6, lift = 0, gloss = 0.35, grain = 0.15, browned = 0, paint } = options
  const offset = grainOffset(random)
  const outline = ellipse(radius, radius * oval)
  const point = { share: 0, angle: 0, u: 0, v: 0, offset }
  return {
    reach: radius * 1.06,
    paint(u, v, ink) {
      const distance = outline(u, v) + (cloud(u * 0.18 + offset, v * 0.18) - 0.5) * radius * 0.1
      ink.surface(gloss, grain, height * rounded(distance, 1.4) + (lift * u) / radius)
      point.share = Math.min(1, 1 + distance / (radius * oval))
      point.angle = Math.atan2(v, u)
      point.u = u
      point.v = v
      paint(ink, point)
      ink.dim(1 + 0.1 * (noise(u * 0.7 + offset, v * 0.7) - 0.5))
      if (browned > 0) brown(ink, point, browned)
      return distance
    },
  }
}
