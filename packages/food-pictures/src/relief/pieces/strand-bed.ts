import type { Random } from '../../drawing/random.ts'
import { FULL_TURN, grainOffset } from '../paint/chance.ts'
import { shaded, type Colour } from '../paint/colour.ts'
import { grainTile, TILE_UNITS, type TileShape } from '../paint/grain-tile.ts'
import { cloud } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

/** How noodles look that lie in a nest. */
export interface StrandKind {
  readonly shape: TileShape
  readonly colour: Colour
  readonly second: Colour
  readonly gloss?: number
  /** What one sees between the strands: half the light of the darker strands unless told. */
  readonly gap?: Colour
  /** How many single strands lie on the nest, so that pale ones do not run into one mass. */
  readonly loose?: number
}

export interface StrandBedOptions {
  readonly kind: StrandKind
  readonly a: number
  readonly b?: number
  readonly rise: number
  /** Sauce that clings to the strands. */
  readonly sauce?: Colour
  readonly sauced?: number
}

/** How far out a strand keeps its own width, a share of the radius. */
const TRUE_AT = 0.6

/** A nest of long noodles, turned with a fork: strands run around the middle and cross one another. */
export function strandBed(random: Random, options: StrandBedOptions): Piece {
  const { kind, a, b = a, rise, sauced = 0 } = options
  const { colour, second, gloss = 0.55, shape, gap = shaded(second, 0.5) } = kind
  const sauce = options.sauce ?? colour
  const offset = grainOffset(random)
  const tile = grainTile(shape)
  const outline = ellipse(a, b)
  const least = Math.min(a, b)
  // Whole tiles around the middle, so that the nest has no seam.
  const around = Math.max(1, Math.round((FULL_TURN * TRUE_AT * least) / TILE_UNITS)) * TILE_UNITS
  const eccentric = least * 0.16
  return {
    reach: Math.max(a, b) * 1.2,
    paint(u, v, ink) {
      const edge = outline(u, v) + (cloud(u * 0.03 + offset, v * 0.03) - 0.5) * 0.3 * least
      const x = u - eccentric + (cloud(u * 0.025 - offset, v * 0.025) - 0.5) * 26
      const y = v + eccentric + (cloud(u * 0.025, v * 0.025 + offset) - 0.5) * 26
      const far = Math.hypot(x, y * (a / b))
      tile.look((Math.atan2(y, x) / FULL_TURN) * around + far * 0.35, far + offset)
      const share = tile.height / tile.top
      const distance = edge - (share - 0.3) * shape.width * 2.4
      ink.mix(colour, second, tile.luck)
      ink.dim(0.86 + 0.2 * tile.luck)
      ink.over(gap, 0.85 * smooth(0.56, 0.16, share))
      if (sauced > 0) {
        ink.over(sauce, sauced * smooth(0.72, 0.3, share + (cloud(u * 0.07 + offset, v * 0.07) - 0.5) * 0.9))
      }
      const lift =
        rise * (0.4 * rounded(edge, 9) + 0.6 * rounded(edge, least)) * (0.8 + 0.4 * cloud(u * 0.04 - offset, v * 0.04))
      ink.surface(gloss, 0, lift + tile.height * 1.7)
      return distance
    },
  }
}
