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
const RIDGE = 8.5

/** Anything mashed, drawn through with a spoon: broad ridges around a hollow. */
export function mashBed(random: Random, { kind, a, b = a, rise }: MashBedOptions): Piece {
  const { colour, second, bit, gloss, lumpy } = kind
  const offset = grainOffset(random)
  const outline = ellipse(a, b)
  const least = Math.min(a, b)
  const lean = within(random, -0.5, 0.5)
  return {
    reach: Math.max(a, b) * 1.18,
    paint(u, v, ink) {
      const distance = outline(u, v) + (cloud(u * 0.03 + offset, v * 0.03) - 0.5) * 0.34 * least
      const wander = (cloud(u * 0.022 + offset, v * 0.022 - offset) - 0.5) * 22
      const far =
        Math.hypot(u - least * 0.1, v + least * 0.08) + Math.atan2(v, u) * (RIDGE / Math.PI / 2) + wander * 0.5
      const ridge = Math.abs(((far + lean * u * 0.3 + 400) % RIDGE) / RIDGE - 0.5) * 2
      const crest = smooth(0, 1, ridge)
      ink.mix(second, colour, 0.35 + 0.65 * crest + (cloud(u * 0.1, v * 0.1 + offset) - 0.5) * 0.6)
      if (bit !== undefined && noise(u * 0.55 + offset, v * 0.55) > 0.86) ink.over(bit, 0.75)
      const lumps = lumpy * ((cloud(u * 0.13 + offset, v * 0.13) - 0.5) * 4.5)
      const dome = 0.5 * rounded(distance, 8) + 0.5 * rounded(distance, least)
      const strength = smooth(0, -7, distance)
      ink.surface(gloss, 0.22 + 0.3 * lumpy, rise * dome + crest * 2.6 * strength + lumps * strength)
      return distance
    },
  }
}
