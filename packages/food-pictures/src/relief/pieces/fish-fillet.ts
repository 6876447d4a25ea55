import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

/** The flesh of a fish, cooked. */
export interface FishKind {
  readonly flesh: Colour
  readonly second: Colour
  /** Between the flakes. */
  readonly seam: Colour
  readonly skin: Colour
}

export interface FishFilletOptions {
  readonly kind: FishKind
  /** Half its length and width, units. */
  readonly a: number
  readonly b: number
  /** 0 poached to 1 fried in flour. */
  readonly golden: number
}

const GOLD = colour('#D9963C')
const BROWN = colour('#8E5320')
/** Width of a flake of muscle, units. */
const FLAKE = 10.5

/** A fillet of fish: chevrons of flakes that open a little, one end narrower, skin at the lower edge. */
export function fishFillet(random: Random, { kind, a, b, golden }: FishFilletOptions): Piece {
  const { flesh, second, seam, skin } = kind
  const offset = grainOffset(random)
  const lean = within(random, 0.9, 1.15)
  return {
    reach: a * 1.1,
    halfWidth: b * 1.25,
    paint(u, v, ink) {
      const along = u / a
      const here =
        b * (1 - 0.5 * Math.max(0, along) ** 2 - 0.1 * along) + (cloud(u * 0.04 + offset, 3) - 0.5) * b * 0.22
      const sag = v + b * 0.1 * along * along
      const distance =
        roundedBar(Math.abs(u) - a, Math.abs(sag) - here, b * 0.42) + (noise(u * 0.16 + offset, v * 0.16) - 0.5) * 2
      const flake = (u + Math.abs(sag) * lean * 0.62 + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * 16 + 400) % FLAKE
      const cut = Math.abs(flake - FLAKE / 2)
      const open = smooth(1.3, 0.2, cut) * smooth(0.3, 0.62, cloud(u * 0.05 - offset, v * 0.05))
      ink.mix(flesh, second, smooth(0.3, 0.7, cloud(u * 0.08 + offset, v * 0.08)))
      const shown = 1 - golden * 0.65
      ink.over(seam, (0.22 + 0.45 * open) * shown * smooth(1.3, 0.2, cut))
      const line = smooth(1.6, 0.3, Math.abs(sag + 1.5))
      ink.over(seam, 0.22 * line)
      const patch = cloud(u * 0.055 - offset, v * 0.055 + offset)
      // Heat colours the crests of the flakes and the thin edge first.
      const crest = smooth(2.4, 4.6, cut) * smooth(0.4, 0.62, patch)
      const rim = smooth(-b * 0.34, -1, distance)
      ink.over(GOLD, golden * Math.min(1, 0.12 + 0.5 * smooth(0.4, 0.64, patch) + 0.25 * crest + 0.6 * rim))
      ink.over(BROWN, golden * (0.5 * smooth(0.58, 0.8, patch) + 0.14 * crest + 0.6 * smooth(-5, 0, distance)))
      if (sag > here - 4) ink.over(skin, 0.8 * smooth(here - 4, here - 1.5, sag))
      const body = 11 * rounded(distance, 11) + (cloud(u * 0.04, v * 0.04 + offset) - 0.5) * 3
      ink.surface(0.5 + 0.15 * (1 - golden), 0.25 + golden * 0.35, body - (open * 1.3 + line * 0.4) * shown)
      return distance
    },
  }
}

/** The distance to a bar with rounded corners, from the distances past its ends and its sides. */
export function roundedBar(past: number, beside: number, corner: number): number {
  const x = past + corner
  const y = beside + corner
  return Math.hypot(Math.max(x, 0), Math.max(y, 0)) + Math.min(Math.max(x, y), 0) - corner
}
