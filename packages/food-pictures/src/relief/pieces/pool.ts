import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import type { Colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud, noise } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import type { BrowningPoint } from './browning.ts'

/** What a sauce looks like. */
export interface SauceLook {
  readonly colour: Colour
  /** In patches. */
  readonly second: Colour
  /** Drops of fat, and specks of spice. */
  readonly fat: Colour
  readonly speck: Colour
  readonly gloss: number
}

export interface PoolOptions {
  readonly a: number
  readonly b?: number
  readonly height: number
  readonly sauce: SauceLook
  /** Height of the middle over the edge, units. */
  readonly rise?: number
  /** How much the outline wanders, a share of the smaller radius. */
  readonly uneven?: number
}

/** Paints a point of sauce, except its height: patches, drops of fat, specks. Returns how it waves, units. */
export function paintSauce(ink: Ink, { u, v, offset }: BrowningPoint, sauce: SauceLook): number {
  const { colour, second, fat, speck, gloss } = sauce
  ink.mix(colour, second, smooth(0.3, 0.7, cloud(u * 0.05 + offset, v * 0.05 - offset)))
  const drop = cloud(u * 0.11 - offset, v * 0.11)
  ink.over(fat, 0.5 * smooth(0.62, 0.7, drop))
  if (noise(u * 0.9 + offset, v * 0.9) > 0.9) ink.over(speck, 0.45)
  ink.surface(gloss, 0.06, 0)
  return (cloud(u * 0.04 - offset, v * 0.04 + offset) - 0.5) * 5 + (drop - 0.5) * 2.2
}

/** A pool of sauce: thick at its rounded edge, glossy, with drops of fat. */
export function pool(random: Random, { a, b = a, height, sauce, rise = 0, uneven = 0.2 }: PoolOptions): Piece {
  const offset = grainOffset(random)
  const outline = ellipse(a, b)
  const least = Math.min(a, b)
  const point = { u: 0, v: 0, offset }
  return {
    reach: Math.max(a, b) * (1 + uneven),
    paint(u, v, ink) {
      const distance = outline(u, v) + (cloud(u * 0.022 + offset, v * 0.022) - 0.5) * 2 * uneven * least
      point.u = u
      point.v = v
      const wave = paintSauce(ink, point, sauce)
      ink.over(sauce.speck, 0.25 * smooth(-4, 0, distance))
      ink.height = height * rounded(distance, 5) + rise * rounded(distance, least) + wave * smooth(0, -8, distance)
      return distance
    },
  }
}
