import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import { shaded, type Colour } from '../paint/colour.ts'
import { grainTile, type TileShape } from '../paint/grain-tile.ts'
import { cloud } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

/** How grains of a kind look when they lie together. */
export interface GrainKind {
  readonly shape: TileShape
  readonly colour: Colour
  readonly second: Colour
  /** Few grains of a third colour. */
  readonly odd?: Colour
  readonly gloss?: number
}

export interface GrainBedOptions {
  readonly kind: GrainKind
  readonly a: number
  readonly b?: number
  /** Height of the middle over the edge, units. */
  readonly rise: number
  /** How much the outline wanders, a share of the smaller radius. */
  readonly uneven?: number
  /** A sauce the grains are cooked in, and how much of it is seen, 0 to 1. */
  readonly sauce?: Colour
  readonly creamy?: number
  /** How far single grains rolled from the edge of a mound, units; its edge is firm when absent. */
  readonly loose?: number
}

/** Few grains roll far from a mound, some do not reach its edge: -0.3 to 1, by the luck of a grain. */
function strayed(luck: number): number {
  const own = (luck * 17.3) % 1
  return own ** 4 * 1.3 - 0.3
}

/** The mound without its outer grains, and each grain that rolled away by its own shape. */
const rolled = (firm: number, grain: number, edge: number): number => {
  const inner = firm + 5
  return Math.min(inner, Math.max(grain, edge))
}

/** A mound or field of grains, each grain to be seen. */
export function grainBed(random: Random, options: GrainBedOptions): Piece {
  const { kind, a, b = a, rise, uneven = 0.16, creamy = 0, loose = 0 } = options
  const { colour, second, odd = second, gloss = 0.3, shape } = kind
  const sauce = options.sauce ?? colour
  const dark = shaded(second, 0.62)
  const offset = grainOffset(random)
  const tile = grainTile(shape)
  const outline = ellipse(a, b)
  const least = Math.min(a, b)
  const depth = 1 - creamy * 0.55
  // Cream fills the gaps.
  const firmness = loose === 0 ? 0.45 : 0.12
  const gaps = 0.6 * (1 - creamy * 0.8)
  return {
    reach: Math.max(a, b) * (1 + uneven) + loose,
    paint(u, v, ink) {
      tile.look(u + offset, v + offset)
      const share = tile.height / tile.top
      const edge = outline(u, v) + (cloud(u * 0.035 + offset, v * 0.035) - 0.5) * 2 * uneven * least
      // The edge follows the grains, so that some lie a little outside.
      const firm = edge - (share - 0.35) * shape.width * 1.3
      const { luck, height } = tile
      const distance = loose === 0 ? firm : rolled(firm, (0.3 - share) * shape.width, edge - loose * strayed(luck))
      if (luck > 0.93) ink.fill(odd)
      else ink.mix(colour, second, luck * 1.07)
      ink.over(dark, gaps * smooth(0.42, 0.1, share))
      if (creamy > 0)
        ink.over(sauce, creamy * smooth(0.95, 0.4, share + (cloud(u * 0.12 + offset, v * 0.12) - 0.5) * 0.7))
      const lift =
        rise *
        (firmness * rounded(edge, 7) + (1 - firmness) * rounded(edge, least)) *
        (0.86 + 0.28 * cloud(u * 0.045 - offset, v * 0.045))
      ink.surface(gloss + creamy * 0.35, 0, lift + height * depth)
      return distance
    },
  }
}
