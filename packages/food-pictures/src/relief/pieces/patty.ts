import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { box, ellipse, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

/** What a patty or ball is made of. */
export interface PattyKind {
  readonly inside: Colour
  readonly second: Colour
  /** Bits that show: herbs, grated vegetables, grains. */
  readonly bits: readonly Colour[]
}

export interface PattyOptions {
  readonly kind: PattyKind
  readonly a: number
  readonly b: number
  readonly height: number
  /** 0 boiled to 1 fried dark. */
  readonly browned: number
  /** How lumpy its surface is, 0 to 1. */
  readonly rough?: number
  /** Pressed into a finger: straight sides and round ends. */
  readonly isLong?: boolean
  /** How much its fat shines; mashed pulses stay dry. */
  readonly gloss?: number
}

const GOLD = colour('#BE7C34')
const BROWN = colour('#7C4820')
const CHAR = colour('#38200F')

/** A kotlet, patty, ball or fritter: shaped by hand, browned on its top, its edge a little paler. */
export function patty(
  random: Random,
  { kind, a, b, height, browned, rough = 0.6, isLong = false, gloss = 0.3 }: PattyOptions,
): Piece {
  const { inside, second, bits } = kind
  const offset = grainOffset(random)
  const long = a * within(random, 0.94, 1.06)
  const wide = b * within(random, 0.94, 1.06)
  const outline = isLong ? box(long, wide, wide * 0.9) : ellipse(long, wide)
  const isFlat = height < b * 0.7
  return {
    reach: a * 1.16,
    halfWidth: b * 1.2,
    paint(u, v, ink) {
      const distance = outline(u, v) + (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * b * 0.3
      const lump = cloud(u * 0.17 + offset, v * 0.17)
      ink.mix(inside, second, smooth(0.3, 0.7, cloud(u * 0.12 - offset, v * 0.12)))
      for (let index = 0; index < bits.length; index += 1) {
        const bit = bits[index]
        const there = noise(u * 0.36 + offset + index * 37, v * 0.36 - index * 53)
        if (bit !== undefined && there > 0.78) ink.over(bit, 0.85 * smooth(0.78, 0.84, there))
      }
      const patch = cloud(u * 0.075 - offset, v * 0.075 + offset)
      const top = smooth(0, -b * 0.35, distance)
      ink.over(GOLD, browned * (0.35 + 0.4 * top) * (0.55 + 0.45 * smooth(0.35, 0.6, patch)))
      ink.over(BROWN, browned * top * (0.35 + 0.6 * smooth(0.42, 0.66, patch)))
      ink.over(CHAR, browned * 0.55 * top * smooth(0.62, 0.8, patch))
      ink.dim(0.86 + 0.26 * lump)
      const body = height * rounded(distance, isFlat ? b * 0.5 : b)
      const crumb = noise(u * 0.42 + offset, v * 0.42 - offset)
      ink.dim(0.86 + 0.28 * crumb)
      ink.surface(gloss, 0.55, body + (lump - 0.5) * 5 * rough + (crumb - 0.5) * 2.2 * rough)
      return distance
    },
  }
}
