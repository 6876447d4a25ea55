import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import type { Colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import { brown, type BrowningPoint } from './browning.ts'

export interface DiceOptions {
  /** Half a side, units. */
  readonly half: number
  readonly colour: Colour
  readonly second?: Colour
  /** Colour of one side: the peel. */
  readonly peel?: Colour
  readonly gloss?: number
  readonly grain?: number
  readonly browned?: number
  /** How much cooking rounded its corners, 0 to 1. */
  readonly soft?: number
  /** Paints over what the cube has painted. */
  readonly paint?: (ink: Ink, point: BrowningPoint) => void
}

/** A small cube, as a knife leaves it: no two are alike, and what is cooked soft has no corners. */
export function dice(random: Random, options: DiceOptions): Piece {
  const { half, colour, second = colour, peel, gloss = 0.5, grain = 0.1, browned = 0, soft = 0, paint } = options
  const offset = grainOffset(random)
  const stretch = within(random, 0.82, 1.22)
  const size = half * within(random, 0.88, 1.1)
  const slant = within(random, -0.2, 0.2)
  const tilt = within(random, -0.16, 0.16)
  const outline = box(size * stretch, size / stretch, size * (0.26 + 0.34 * soft))
  const edge = size * (0.42 + 0.4 * soft)
  const wander = size * (0.24 + 0.3 * soft)
  const fineness = 0.9 / half
  const point = { u: 0, v: 0, offset }
  return {
    reach: half * 1.8,
    paint(u, v, ink) {
      const bump = cloud(u * fineness + offset, v * fineness - offset) - 0.5
      const distance = outline(u + v * slant, v) + bump * wander
      ink.mix(colour, second, cloud(u * 0.2 + offset, v * 0.2))
      if (peel !== undefined) ink.over(peel, smooth(half * 0.45, half * 0.6, v))
      ink.surface(gloss, grain, size * 1.05 * rounded(distance, edge) + (u + v) * tilt + bump * half * 0.3)
      point.u = u
      point.v = v
      if (browned > 0) brown(ink, point, browned)
      paint?.(ink, point)
      return distance
    },
  }
}
