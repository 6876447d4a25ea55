import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { grainTile, type TileShape } from '../paint/grain-tile.ts'
import { cloud, noise } from '../paint/noise.ts'
import { box, ellipse, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

const CRUMBS: TileShape = { name: 'crumbs', length: 2.7, width: 2.2, power: 2.6, layers: 3 }
const GOLDEN = colour('#E2A043')
const TOASTED = colour('#BF7420')
const PALE = colour('#F0C475')
const DARK = colour('#80400F')

/** How round the corners of a slice of a block are, units. */
const CORNER = 5

export interface CutletOptions {
  readonly a: number
  readonly b: number
  readonly height?: number
  /** How much the outline wanders, units. */
  readonly uneven?: number
  /** A slice of a block keeps its corners. */
  readonly isSquare?: boolean
}

/** Anything in breadcrumbs, fried: golden crumbs, darker at the edge and where it lay hottest. */
export function cutlet(random: Random, { a, b, height = 9, uneven = 15, isSquare = false }: CutletOptions): Piece {
  const offset = grainOffset(random)
  const tile = grainTile(CRUMBS)
  const outline = isSquare ? box(a, b, CORNER) : ellipse(a, b)
  return {
    reach: (isSquare ? Math.hypot(a, b) : a) + uneven * 0.5,
    halfWidth: b + uneven * 0.5,
    paint(u, v, ink) {
      const distance =
        outline(u, v) +
        (cloud(u * 0.03 + offset, v * 0.03) - 0.5) * uneven +
        (noise(u * 0.24 + offset, v * 0.24) - 0.5) * 3
      tile.look(u + offset, v + offset)
      const share = tile.height / tile.top
      ink.mix(GOLDEN, TOASTED, cloud(u * 0.06 + offset, v * 0.06) * 0.7 + tile.luck * 0.5)
      if (tile.luck > 0.78) ink.over(PALE, 0.55)
      const patch = cloud(u * 0.045 - offset, v * 0.045)
      ink.over(DARK, 0.7 * smooth(0.52, 0.78, patch) + 0.5 * smooth(-5, 0, distance))
      ink.dim(0.72 + 0.32 * smooth(0.1, 0.55, share))
      const blister = (cloud(u * 0.045 + offset, v * 0.045) - 0.5) * 9
      ink.surface(0.3, 0.35, height * rounded(distance, 9) + blister + tile.height * 0.8)
      return distance
    },
  }
}
