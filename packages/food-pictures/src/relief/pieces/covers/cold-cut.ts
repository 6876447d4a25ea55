import type { Random } from '../../../drawing/random.ts'
import { grainOffset, within } from '../../paint/chance.ts'
import { colour, type Colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { ellipse, rounded, smooth } from '../../paint/shape.ts'
import type { Piece, PieceMaker } from '../../scene/piece.ts'

export interface ColdCutOptions {
  readonly colour: Colour
  readonly second: Colour
  readonly rim: Colour
  /** Width of the rim of fat or crust, units. */
  readonly rimWidth: number
  /** Streaks of fat in the meat, 0 none to 1. */
  readonly marbled?: number
  readonly gloss?: number
  /** Half axes, units. */
  readonly a?: number
  readonly b?: number
}

/** A thin slice of meat or smoked fish, laid loosely in folds. */
export function coldCut(options: ColdCutOptions): PieceMaker {
  const { colour: meat, second, rim, rimWidth, marbled = 0, gloss = 0.5, a = 24, b = 16 } = options
  return (random: Random): Piece => {
    const offset = grainOffset(random)
    const outline = ellipse(a * within(random, 0.92, 1.08), b * within(random, 0.92, 1.1))
    const pleats = within(random, 0.16, 0.24)
    return {
      reach: a * 1.2,
      halfWidth: b * 1.3 + 2,
      paint(u, v, ink) {
        const bent = u + Math.sin(v * 0.16 + offset) * 3
        const distance = outline(u, v) + (cloud(u * 0.07 + offset, v * 0.07) - 0.5) * 7
        // Folds run across: a ridge, and a shaded valley beside it.
        const phase = bent * pleats + cloud(u * 0.04, v * 0.05 + offset) * 3.4
        const fold = Math.sin(phase)
        ink.mix(meat, second, smooth(0.3, 0.7, cloud(u * 0.1 + offset, v * 0.1)))
        if (marbled > 0) {
          const streak = noise(u * 0.14 + offset, v * 0.5 - offset)
          ink.over(rim, marbled * 0.85 * smooth(0.66, 0.78, streak))
        }
        ink.over(rim, 0.9 * smooth(-rimWidth - 0.6, -rimWidth + 0.8, distance))
        ink.dim(1 + 0.1 * fold)
        ink.surface(gloss, 0.12, 2.2 + 2.3 * fold + 1.2 * rounded(distance, 1.6))
        return distance
      },
    }
  }
}

const SALMON_LINE = colour('#FBDCC6')

/** A slice of smoked salmon in soft waves, with the pale lines between its muscles. */
export const smokedSalmonSlice =
  (meat: Colour, deep: Colour): PieceMaker =>
  (random: Random): Piece => {
    const offset = grainOffset(random)
    const outline = ellipse(within(random, 24, 29), within(random, 11, 14))
    return {
      reach: 33,
      halfWidth: 19,
      paint(u, v, ink) {
        const wave = Math.sin(u * 0.24 + offset + cloud(u * 0.03, v * 0.06) * 4)
        const distance = outline(u, v - wave * 1.4) + (cloud(u * 0.08 + offset, v * 0.08) - 0.5) * 6
        const muscle = Math.abs(((v * 0.8 + (u * u) / 60 + offset + 400) % 6.2) - 3.1)
        ink.mix(meat, deep, smooth(0.3, 0.7, cloud(u * 0.08 - offset, v * 0.08)))
        ink.over(SALMON_LINE, 0.75 * smooth(0.85, 0.2, muscle))
        ink.surface(0.7, 0.06, 2.4 + wave * 2.2 + 1.3 * rounded(distance, 2))
        return distance
      },
    }
  }

const SILVER = colour('#DDD9CB')
const BACK = colour('#4E5A62')
const FLANK = colour('#9AA3A2')
const BRONZE = colour('#B98E58')
const FLESH = colour('#C99A7E')

/** Where the tail of a sardine begins, in shares of its half length. */
const TAIL = -0.72

/** Half the width of a sardine along it: blunt where its head was cut, thin before the fork of its tail. */
function sardineWidth(along: number): number {
  if (along < TAIL) return 2.2 + (TAIL - along) * 17
  return 8.6 * Math.min(1, (0.26 + (along - TAIL) * 0.62) * 1.15) * Math.sqrt(Math.max(0, 1 - Math.max(0, along) ** 6))
}

/** A small fish from a tin: dark back, silver belly, its head cut off, its tail forked. */
export const sardine = (random: Random): Piece => {
  const offset = grainOffset(random)
  const half = within(random, 22, 26)
  return {
    reach: half * 1.05,
    halfWidth: 10,
    paint(u, v, ink) {
      const along = u / half
      const fork = along < TAIL ? (Math.abs(v) < (TAIL - along) * 12 - 1.4 ? 1 : -1) : -1
      const distance = Math.max(Math.abs(v) - sardineWidth(along), Math.abs(u) - half, fork)
      const scale = noise(u * 0.45 + offset, v * 0.6)
      ink.mix(BACK, FLANK, smooth(-5, -1, v + (scale - 0.5) * 2))
      ink.over(SILVER, smooth(-1.2, 3, v + (scale - 0.5) * 3))
      ink.over(BRONZE, 0.4 * smooth(0.5, 0.75, cloud(u * 0.1 + offset, v * 0.14)))
      ink.over(BACK, 0.45 * smooth(0.8, 0.2, Math.abs(v - 0.6)))
      ink.over(FLESH, 0.9 * smooth(half - 3, half - 1.2, u))
      ink.surface(0.85, 0.1, 6 * rounded(distance, 7) + (scale - 0.5) * 0.8)
      return distance
    },
  }
}
