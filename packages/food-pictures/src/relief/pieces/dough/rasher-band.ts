import type { Random } from '../../../drawing/random.ts'
import { grainOffset, within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'

const LEAN = colour('#BF6656')
const LEAN_DARK = colour('#984632')
const FAT = colour('#F2D2B4')
const CRISP = colour('#6A2E18')

export interface BandSize {
  /** Half the width of the rasher, units. */
  readonly half: number
  /** Half the width of what it goes around, units. */
  readonly around: number
}

/** A rasher of bacon baked around a bite: wavy at its edges, with streaks of fat that run along it. */
export function rasherBand(random: Random, { half, around }: BandSize): Piece {
  const offset = grainOffset(random)
  const slant = within(random, -0.22, 0.22)
  const end = within(random, -0.2, 0.5) * around
  return {
    reach: Math.hypot(half + 3, around + 2),
    paint(rawU, v, ink) {
      const u = rawU + v * slant
      // An edge on each side waves for itself.
      const wave =
        Math.sin(v * 0.42 + offset + (u > 0 ? 2 : 0)) * 1.3 + (noise(v * 0.3 + offset, u > 0 ? 3 : 9) - 0.5) * 2
      const distance = Math.max(Math.abs(u) - half - wave, Math.abs(v) - around)
      const wander = (cloud(v * 0.06 + offset, u * 0.02) - 0.5) * 5
      const streak = Math.sin((u + wander) * (5.4 / half) + offset)
      ink.mix(LEAN, LEAN_DARK, smooth(0.3, 0.7, cloud(u * 0.1 + offset, v * 0.06)))
      ink.over(FAT, 0.92 * smooth(0.15, 0.55, streak + (noise(u * 0.6, v * 0.14 + offset) - 0.5) * 0.7))
      ink.over(
        CRISP,
        0.55 * smooth(-2.2, -0.2, distance) + 0.35 * smooth(0.62, 0.8, cloud(u * 0.12 - offset, v * 0.12)),
      )
      // Where the rasher ends, it lies over its own beginning.
      const flap = v - end - (noise(u * 0.3 + offset, 5) - 0.5) * 2
      ink.dim(1 - 0.35 * smooth(2, 0.3, flap) * smooth(-0.6, 0.2, flap))
      const ripple = Math.sin(v * 0.42 + offset) * 0.5 + streak * 0.35
      const overlap = smooth(0.8, -0.8, flap) * 1.1
      ink.surface(0.75, 0.12, around * 1.02 * rounded(Math.abs(v) - around, around) + ripple + overlap)
      return distance
    },
  }
}
