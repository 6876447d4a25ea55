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

/** A pool of sauce: thin at its edge, glossy, with drops of fat. */
export function pool(random: Random, { a, b = a, height, sauce, rise = 0, uneven = 0.2 }: PoolOptions): Piece {
  const offset = grainOffset(random)
  const outline = ellipse(a, b)
  const { fat } = sauce
  const least = Math.min(a, b)
  const edge = Math.max(4, Math.min(13, least * 0.3))
  const point = { u: 0, v: 0, offset }
  return {
    reach: Math.max(a, b) * (1 + uneven),
    paint(u, v, ink) {
      const distance =
        outline(u, v) +
        (cloud(u * 0.022 + offset, v * 0.022) - 0.5) * 2 * uneven * least +
        (cloud(u * 0.07 - offset, v * 0.07) - 0.5) * 0.12 * least
      point.u = u
      point.v = v
      const wave = paintSauce(ink, point, sauce)
      // Fat gathers at the edge, where a sauce runs thin.
      ink.over(fat, 0.55 * smooth(-edge * 0.7, 0, distance))
      ink.height =
        height * (0.3 * rounded(distance, 2) + 0.7 * smooth(0, -edge, distance)) +
        rise * rounded(distance, least) +
        wave * smooth(0, -8, distance)
      return distance
    },
  }
}
