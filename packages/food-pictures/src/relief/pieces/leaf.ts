import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud } from '../paint/noise.ts'
import { ellipse, rounded, smooth } from '../paint/shape.ts'
import type { Piece, PieceMaker } from '../scene/piece.ts'

export interface LeafOptions {
  readonly inner?: Colour
  readonly edge?: Colour
  readonly rib?: Colour
  readonly length?: number
  readonly width?: number
  /** How much the edge is ruffled, 0 smooth to about 0.4. */
  readonly frill?: number
}

const HEART = colour('#D5E59A')
const RUFFLES = 13

/** A salad leaf: pale at the rib, dark and ruffled towards the edge. */
export function leaf(options: LeafOptions = {}): PieceMaker {
  const { inner = colour('#A9CF56'), edge = colour('#4F8F2A'), rib = colour('#EAF0C8') } = options
  const { length = 25, width = 17, frill = 0.32 } = options
  const outline = ellipse(length, width)
  return (random: Random): Piece => {
    const offset = grainOffset(random)
    return {
      reach: length * 1.2,
      paint(u: number, v: number, ink: Ink) {
        const share = Math.hypot(u / length, v / width)
        const ruffle = Math.sin(Math.atan2(v, u) * RUFFLES + offset + cloud(u * 0.1, v * 0.1) * 6)
        const distance = outline(u, v) + ruffle * frill * 5 + (cloud(u * 0.1 + offset, v * 0.1) - 0.5) * 8
        ink.mix(HEART, inner, smooth(0.05, 0.45, share))
        ink.over(edge, 0.85 * smooth(0.4, 1, share + (cloud(u * 0.08 + offset, v * 0.08) - 0.5) * 0.8))
        ink.over(rib, 0.9 * smooth(1.6, 0.4, Math.abs(v) + u * 0.03))
        const vein = Math.abs(((u - Math.abs(v) * 0.9 + 90) % 9) - 4.5)
        ink.over(HEART, 0.6 * smooth(0.8, 0.2, vein) * smooth(0, -5, distance))
        const wave = (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 7
        const folded = ruffle * frill * 8 * smooth(0.35, 1, share)
        ink.surface(0.42, 0.12, 2 + 1.5 * rounded(distance, 3) + folded + wave - smooth(2.4, 0, Math.abs(v)))
        return distance
      },
    }
  }
}
