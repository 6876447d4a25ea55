import { within } from '../paint/chance.ts'
import type { Colour } from '../paint/colour.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { lump } from './lump.ts'

export interface CrumbOptions {
  readonly colour: Colour
  readonly second: Colour
  readonly least?: number
  readonly most?: number
}

/** An angular bit of something broken or chopped. */
export const crumb =
  ({ colour, second, least = 2.2, most = 4.6 }: CrumbOptions): PieceMaker =>
  (random) =>
    lump(random, {
      rx: within(random, least, most),
      ry: within(random, least, most * 0.8),
      height: most * 0.7,
      uneven: 0.5,
      colour,
      second,
      gloss: 0.25,
      grain: 0.35,
      fineness: 0.5,
    })
