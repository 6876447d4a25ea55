import type { Random } from '../../../drawing/random.ts'
import { grainOffset, within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import { cells, cloud } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'

const SKIN = colour('#DB2A22')
const DEEP_SKIN = colour('#A8141A')
const SHOULDER = colour('#EE6A4E')
const SEED = colour('#F2C860')
const HEART = colour('#FBE3D4')
const FLESH = colour('#EF6A58')
const RIM = colour('#CE1F22')

/** The outline of a strawberry, its tip to the right: broad at the shoulder. */
function outlineOf(u: number, v: number, size: number): number {
  const along = u / size
  const width = size * 0.86 * (1 - 0.34 * along) * Math.sqrt(Math.max(0.04, 1 - along * along))
  return Math.max(Math.abs(v) - width, Math.abs(u) - size) * 0.86
}

/** A whole berry, its seeds in small pits. */
export function strawberry(random: Random): Piece {
  const offset = grainOffset(random)
  const size = within(random, 13, 15.5)
  return {
    reach: size * 1.15,
    paint(u, v, ink) {
      const distance = outlineOf(u, v, size)
      const { near } = cells(u * 0.2 + offset, v * 0.26 + offset)
      ink.mix(SKIN, DEEP_SKIN, smooth(0.35, 0.75, cloud(u * 0.07 + offset, v * 0.07)))
      ink.over(SHOULDER, 0.7 * smooth(-size * 0.55, -size, u))
      ink.dim(1 - 0.28 * smooth(0.4, 0.2, near))
      ink.over(SEED, smooth(0.2, 0.13, near))
      ink.surface(0.8, 0.05, size * 0.95 * rounded(distance, size * 0.8) - 1.1 * smooth(0.42, 0.2, near))
      return distance
    },
  }
}

/** A cut face: a half, or a slice of `thickness` units. */
export const strawberryCut =
  (thickness: number) =>
  (random: Random): Piece => {
    const offset = grainOffset(random)
    const size = within(random, 12, 15)
    return {
      reach: size * 1.15,
      paint(u, v, ink) {
        const distance = outlineOf(u, v, size)
        const inner = -distance / size
        ink.mix(RIM, FLESH, smooth(0.05, 0.22, inner))
        ink.over(HEART, 0.85 * smooth(0.3, 0.62, inner + (cloud(u * 0.2 + offset, v * 0.2) - 0.5) * 0.2))
        // Pale threads run from the heart to the seeds.
        const ray = Math.cos(Math.atan2(v, u + 4) * 15 + offset)
        ink.over(HEART, 0.5 * smooth(0.5, 0.95, ray) * smooth(0.06, 0.2, inner) * smooth(0.6, 0.3, inner))
        ink.over(FLESH, 0.7 * smooth(1.6, 0.6, Math.abs(v)) * smooth(size * 0.7, size * 0.2, Math.abs(u + 2)))
        ink.surface(0.7, 0.08, thickness * rounded(distance, 2.6))
        return distance
      },
    }
  }

/** A quarter: two cut faces with the pale heart at the ridge between them, and the skin with its seeds behind. */
export function strawberryQuarter(random: Random): Piece {
  const offset = grainOffset(random)
  const size = within(random, 12.5, 14.5)
  const broad = within(random, 0.86, 1)
  const ridge = -size * within(random, 0.12, 0.24)
  return {
    reach: size * 1.15,
    paint(u, rawV, ink) {
      const v = rawV / broad
      const distance = outlineOf(u, v, size)
      const along = u / size
      // The skin begins along a line that bends with the berry.
      const skinFrom = size * 0.16 * (1 - 0.7 * along * along) + (cloud(u * 0.15 + offset, v * 0.15) - 0.5) * 1.5
      const { near } = cells(u * 0.22 + offset, v * 0.28 + offset)
      const fromRidge = Math.abs(v - ridge)
      const heart = 0.9 * smooth(size * 0.34, size * 0.04, fromRidge) * smooth(0.7, 0.2, Math.abs(along + 0.14))
      ink.mix(FLESH, HEART, heart)
      ink.over(RIM, 0.9 * smooth(-2.4, -0.4, distance))
      const onSkin = smooth(skinFrom - 0.8, skinFrom + 0.8, v)
      ink.over(SKIN, onSkin)
      const seed = onSkin * smooth(0.24, 0.15, near)
      ink.over(SEED, seed)
      const plump = size * 0.72 * rounded(distance, size * 0.62)
      ink.surface(0.75, 0.06, plump - 0.3 * Math.abs(v - skinFrom * 0.4) - onSkin * 0.8 * smooth(0.42, 0.2, near))
      return distance
    },
  }
}
