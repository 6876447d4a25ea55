import { within } from '../../paint/chance.ts'
import type { Colour } from '../../paint/colour.ts'
import { noise } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { lump } from '../lump.ts'

export interface RaisinOptions {
  readonly colour: Colour
  readonly second: Colour
  readonly gloss: number
  /** Factor on its size when it took up water. */
  readonly swollen?: number
}

/** A raisin: small, uneven, matt, with folds that cross; one fold alone would make a coffee bean of it. */
export const raisin =
  ({ colour, second, gloss, swollen = 1 }: RaisinOptions): PieceMaker =>
  (random) => {
    const length = within(random, 4, 5) * swollen
    const slant = within(random, -0.5, 0.5)
    return lump(random, {
      rx: length,
      ry: length * within(random, 0.66, 0.84),
      height: 3.2 * swollen,
      edge: 2.6,
      uneven: 0.3,
      colour,
      second,
      gloss,
      grain: 0.35,
      mottle: 0.12,
      paint(ink, { u, v, offset }) {
        const fold = noise((u + v * slant) * 0.5 + offset, (v - u * slant) * 0.95 + offset) - 0.5
        ink.height += fold * 2.6
        ink.dim(1 + 0.5 * fold - 0.1 * smooth(0.05, 0.3, -fold))
      },
    })
  }
