import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

const WHITE = colour('#FFFAEC')
const CREAM = colour('#F4E4BC')

export interface MouldedCurd {
  /** Half a side at the foot, units, and its height. */
  readonly half: number
  readonly height: number
}

/** Half a side at the top, as a share of the foot. */
const TAPER = 0.52
/** How far its top leans away, as a share of its foot: the table is seen a little from the front. */
export const TOP_SHIFT = 0.2

/** Curd cheese turned out of a mould: a pyramid with a flat top, that still has the weave of its muslin. */
export function mouldedCurd(random: Random, { half, height }: MouldedCurd): Piece {
  const offset = grainOffset(random)
  const foot = box(half, half, 6)
  return {
    reach: half * 1.42,
    paint(u, v, ink) {
      const distance = foot(u, v) + (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 2
      // Sides seen more from the front have farther to run.
      const up = Math.abs(u) / half
      const lower = (v + half * TOP_SHIFT) / (half * (1 + TOP_SHIFT))
      const upper = -(v + half * TOP_SHIFT) / (half * (1 - TOP_SHIFT))
      const from = Math.max(up, lower, upper)
      const share = Math.min(1, Math.max(0, (1 - from) / (1 - TAPER)))
      const ridge = smooth(0.05, 0, Math.abs(up - Math.max(lower, upper))) * (share < 1 ? 1 : 0)
      const weave = Math.cos(u * 1.1) * Math.cos(v * 1.1)
      ink.mix(WHITE, CREAM, smooth(0.35, 0.75, cloud(u * 0.06 + offset, v * 0.06)) * 0.8)
      ink.dim(1 + (noise(u * 0.5 + offset, v * 0.5) - 0.5) * 0.08 + 0.05 * ridge)
      ink.surface(0.25, 0.3, 3 * rounded(distance, 3) + height * share + weave * 0.3 - ridge * 0.8)
      return distance
    },
  }
}
