import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { cells, cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import { roundedBar } from './fish-fillet.ts'

/** The cut face of something roasted or baked. */
export interface RoastKind {
  readonly face: Colour
  readonly second: Colour
  readonly crust: Colour
  /** Bits in a pasztet or loaf. */
  readonly bit?: Colour
  /** How much fibres show, 0 to 1. */
  readonly fibrous: number
  /** Whether the bits are soybeans that lie close, as in tempeh. */
  readonly isOfBeans?: boolean
  /** A rosy heart, as of beef. */
  readonly heart?: Colour
  /** Grated and baked in a tin: fine threads inside, a thick dark crust. */
  readonly isGrated?: boolean
}

export interface RoastSliceOptions {
  readonly kind: RoastKind
  readonly a: number
  readonly b: number
  /** 0 oval to 1 squared, as from a loaf tin. */
  readonly squared?: number
}

const DARK = colour('#5E3417')

/** A slice of roast, leaning on the next one: a crust around a cut face with fibres. */
export function roastSlice(random: Random, { kind, a, b, squared = 0.3 }: RoastSliceOptions): Piece {
  const { face, second, crust, bit, fibrous, heart } = kind
  const isLoaf = squared > 0.6
  const offset = grainOffset(random)
  const corner = b * (1 - squared * 0.72)
  return {
    reach: a * 1.12,
    halfWidth: b * 1.15,
    paint(u, v, ink) {
      const distance =
        roundedBar(Math.abs(u) - a, Math.abs(v) - b, corner) + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * 5
      ink.mix(face, second, smooth(0.3, 0.7, cloud(u * 0.07 + offset, v * 0.07)))
      if (heart !== undefined) ink.over(heart, 0.8 * smooth(-4, -b * 0.7, distance))
      const fibre = noise(u * 0.16 + offset, v * 0.85 + cloud(u * 0.05, v * 0.05) * 3)
      ink.dim(1 + fibrous * 0.3 * (fibre - 0.5))
      if (bit !== undefined) {
        const { near, luck } = cells(u * 0.24 + offset, v * 0.24 - offset)
        ink.dim(0.86 + 0.2 * luck)
        if (luck > 0.8) ink.over(bit, 0.7 * smooth(0.2 + luck * 0.36, 0.1, near))
      }
      // Meat is browned most where it faced the fire, a loaf at its top.
      const fire = isLoaf ? smooth(a * 0.2, -a * 0.75, u) : smooth(b * 0.7, -b * 0.5, v + u * 0.2)
      const facing = 0.3 * squared + (1 - 0.3 * squared) * fire
      const rim =
        (0.35 + 0.65 * facing) *
        smooth(-4.4, -1.4, distance + (noise(u * 0.3, v * 0.3 + offset) - 0.5) * 2.4 + 1.4 * (1 - facing))
      ink.over(crust, rim)
      ink.over(DARK, rim * 0.45 * smooth(0.5, 0.72, cloud(u * 0.1 - offset, v * 0.1)))
      const hollow = (fibre - 0.5) * 1.3 * fibrous
      // The side that leans on the next slice lies higher.
      ink.surface(0.4 + 0.25 * rim, 0.3, 4 * rounded(distance, 2.5) + hollow - (v / b) * 4.2 + 2)
      return distance
    },
  }
}
