import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import type { Colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

export interface MashKind {
  readonly colour: Colour
  readonly second: Colour
  /** Bits of peel, skin or herb in it. */
  readonly bit?: Colour
  readonly gloss: number
  /** 0 smooth as polenta to 1 lumpy. */
  readonly lumpy: number
}

export interface MashBedOptions {
  readonly kind: MashKind
  readonly a: number
  readonly b?: number
  readonly rise: number
}

/** Distance of the ridges that a spoon leaves, units. */
const RIDGE = 13

/** Anything mashed, drawn through with a spoon: broad ridges, as a spoon leaves them. */
export function mashBed(random: Random, { kind, a, b = a, rise }: MashBedOptions): Piece {
  const { colour, second, bit, gloss, lumpy } = kind
  const offset = grainOffset(random)
  const outline = ellipse(a, b)
  const least = Math.min(a, b)
  const side = within(random, 0.5, 1.5)
  const pivot = { x: least * Math.cos(side), y: least * Math.sin(side) }
  return {
    reach: Math.max(a, b) * 1.18,
    paint(u, v, ink) {
      const distance = outline(u, v) + (cloud(u * 0.03 + offset, v * 0.03) - 0.5) * 0.34 * least
      // The spoon turned around a point beside the mash, not around its middle.
      const wander = (cloud(u * 0.02 + offset, v * 0.02 - offset) - 0.5) * 34
      const far = Math.hypot(u + pivot.x, v + pivot.y) + wander
      const ridge = Math.abs(((far + 400) % RIDGE) / RIDGE - 0.5) * 2
      // Here and there the spoon was lifted.
      const drawn = smooth(0.3, 0.56, cloud(u * 0.032 - offset, v * 0.032))
      const crest = smooth(0, 1, ridge) * drawn + 0.5 * (1 - drawn)
      ink.mix(second, colour, 0.35 + 0.65 * crest + (cloud(u * 0.1, v * 0.1 + offset) - 0.5) * 0.6)
      if (bit !== undefined && noise(u * 0.55 + offset, v * 0.55) > 0.86) ink.over(bit, 0.75)
      const lumps = lumpy * ((cloud(u * 0.13 + offset, v * 0.13) - 0.5) * 4.5)
      const dome = 0.5 * rounded(distance, 8) + 0.5 * rounded(distance, least)
      const strength = smooth(0, -7, distance)
      ink.surface(
        gloss,
        0.22 + 0.3 * lumpy,
        rise * dome + crest * 3 * (0.35 + 0.65 * smooth(0.05, 0.3, lumpy)) * strength + lumps * strength,
      )
      return distance
    },
  }
}
