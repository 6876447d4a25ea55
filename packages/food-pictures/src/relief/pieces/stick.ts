import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import type { Colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import { brown } from './browning.ts'
import type { PiecePoint } from './lump.ts'

export interface StickOptions {
  readonly length: number
  readonly width: number
  readonly height?: number
  /** How far the middle is bent aside, units. */
  readonly bend?: number
  /** Height of its waves, units. */
  readonly wave?: number
  /** How much narrower its ends are, 0 to 1. */
  readonly taper?: number
  /** 0 round ends to 1 cut square. */
  readonly square?: number
  readonly colour: Colour
  readonly second?: Colour
  readonly gloss?: number
  readonly grain?: number
  readonly browned?: number
  /** Paints over what the stick has painted; `v` is measured from its bent middle line. */
  readonly paint?: (ink: Ink, point: PiecePoint) => void
}

/** Sticks below this width have one colour each. */
const THIN = 4

/** A stick or strip, straight or bent: from a grain of rice to a ribbon. */
export function stick(random: Random, options: StickOptions): Piece {
  const { length, width, bend = 0, wave = 0, taper = 0, square = 0.5 } = options
  const { colour, second = colour, gloss = 0.3, grain = 0.2, browned = 0, height = width * 0.8, paint } = options
  const offset = grainOffset(random)
  const half = length / 2
  const thick = width / 2
  const isThin = width < THIN
  const shade = smooth(0.3, 0.7, random())
  const point = { u: 0, v: 0, distance: 0, offset }
  return {
    reach: half + (isThin ? 0.6 : width) + Math.abs(bend) * 0.6 + wave,
    halfWidth: thick + Math.abs(bend) * 0.62 + wave + 0.6,
    paint(u, v, ink) {
      const along = u / half
      const across = v - bend * (along * along - 0.4) - (wave === 0 ? 0 : Math.sin(u * 0.22 + offset) * wave)
      const here = thick * (1 - taper * along * along)
      const past = Math.max(Math.abs(u) - (half - here * (1 - square)), 0)
      const distance =
        square > 0.4 ? Math.max(Math.abs(u) - half, Math.abs(across) - here) : Math.hypot(past, across) - here
      ink.mix(colour, second, isThin ? shade : smooth(0.35, 0.65, cloud(u * 0.25 + offset, across * 0.25)))
      if (!isThin) ink.dim(1 + 0.16 * (noise(u * 0.8 + offset, across * 0.8) - 0.5))
      const profile = rounded(Math.abs(across) - here, here) * (0.6 + 0.4 * rounded(distance, thick))
      ink.surface(gloss, grain, height * profile)
      point.u = u
      point.v = across
      point.distance = distance
      if (browned > 0) brown(ink, point, browned)
      paint?.(ink, point)
      return distance
    },
  }
}
