import { within } from '../paint/chance.ts'
import type { Colour } from '../paint/colour.ts'
import { smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { lump } from './lump.ts'

export interface WiltedColours {
  readonly leaf: Colour
  readonly shade: Colour
  readonly rib: Colour
}

/** A leaf that heat has folded up, dark and wet. */
export const wilted =
  ({ leaf, shade, rib }: WiltedColours): PieceMaker =>
  (random) =>
    lump(random, {
      rx: within(random, 11, 16),
      ry: within(random, 6.5, 9),
      height: 4,
      uneven: 0.5,
      colour: leaf,
      second: shade,
      gloss: 0.7,
      grain: 0.2,
      rough: 5,
      fineness: 0.14,
      paint(ink, { u, v, offset }) {
        const aside = Math.abs(v + Math.sin(u * 0.2 + offset) * 2)
        ink.over(rib, 0.7 * smooth(1, 0.5, aside))
      },
    })
