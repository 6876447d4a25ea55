import { grainOffset, within } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import { stick } from '../pieces/stick.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { arranged } from './arranged.ts'

interface BladeOptions {
  readonly length: number
  readonly width: number
  readonly tint: Colour
  readonly deep: Colour
  readonly rib: Colour
}

/** A smooth leaf with a point at each end. */
export const blade =
  ({ length, width, tint, deep, rib }: BladeOptions): PieceMaker =>
  (random) => {
    const offset = grainOffset(random)
    const half = length / 2
    const bend = within(random, -0.06, 0.06) * length
    return {
      reach: half + 1,
      paint(u, v, ink) {
        const along = u / half
        const across = v - bend * (along * along - 0.4)
        const here = (width / 2) * Math.max(0, 1 - along * along) ** 0.8
        const distance = Math.max((Math.abs(across) - here) * 0.9, Math.abs(u) - half)
        ink.mix(tint, deep, smooth(0.3, 0.75, cloud(u * 0.08 + offset, v * 0.08)) * 0.7 + (across > 0 ? 0.25 : 0))
        ink.over(rib, 0.8 * smooth(width * 0.07 + 0.4, width * 0.03, Math.abs(across)))
        const vein = Math.abs(((u - Math.abs(across) + 90) % (length * 0.13)) / (length * 0.13) - 0.5)
        ink.over(rib, 0.25 * smooth(0.12, 0.04, vein))
        ink.surface(0.35, 0.1, 1.5 + width * 0.16 * rounded(distance, width * 0.4) - smooth(1.6, 0, Math.abs(across)))
        return distance
      },
    }
  }

interface SprigOptions {
  /** Leaf, its shade, and its rib. */
  readonly hexes: readonly [string, string, string]
  /** Length and width of a leaf, units. */
  readonly leaf: readonly [number, number]
  readonly pairs: number
  /** How far leaves stand off the stem, radians. */
  readonly spread: number
}

const LENGTH = 64

/** A sprig of a herb, its leaves in pairs, smaller towards the tip. */
export const herbSprig = ({ hexes, leaf: [length, width], pairs, spread }: SprigOptions): PieceMaker => {
  const [tint, deep, rib] = [colour(hexes[0]), colour(hexes[1]), colour(hexes[2])]
  const make = blade({ length, width, tint, deep, rib })
  const stem: PieceMaker = (random) =>
    stick(random, { length: LENGTH, width: 2.2, bend: 2, square: 0, colour: deep, second: rib, gloss: 0.2 })
  const places = Array.from({ length: pairs }, (_, index) => index)
  return arranged([
    { make, x: LENGTH * 0.5 + length * 0.2, scale: 0.7, base: 3 },
    ...places.flatMap((index) =>
      [-1, 1].map((side) => {
        const scale = 0.75 + 0.35 * (index / pairs)
        const off = (length / 2) * scale
        return {
          make,
          x: LENGTH * 0.36 - (index * LENGTH * 0.72) / pairs + Math.cos(spread) * off,
          y: side * Math.sin(spread) * off,
          turn: side * spread,
          scale,
          base: 2,
        }
      }),
    ),
    { make: stem },
  ])
}

const [PETAL, PETAL_DEEP, PETAL_RIB] = [colour('#FAD92E'), colour('#E9B616'), colour('#D99A10')]

/** The flower of rape: four petals. */
export const rapeFlower: PieceMaker = arranged([
  { make: blade({ length: 8, width: 8, tint: PETAL_RIB, deep: PETAL_RIB, rib: PETAL }), base: 5 },
  ...[0.4, 1.97, 3.54, 5.11].map((turn) => ({
    make: blade({ length: 22, width: 15, tint: PETAL, deep: PETAL_DEEP, rib: PETAL_RIB }),
    x: Math.cos(turn) * 11,
    y: Math.sin(turn) * 11,
    turn,
  })),
])
