import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { lump } from './lump.ts'

const TAN = colour('#EBD2A0')
const DEEP_TAN = colour('#D3AD72')
const CREASE = colour('#8E6636')

/** A boiled grain of farro: a long oval with the crease of wheat. */
export const farroGrain: PieceMaker = (random) =>
  lump(random, {
    rx: within(random, 4.4, 5.2),
    ry: within(random, 2.5, 3),
    height: 3,
    uneven: 0.06,
    colour: TAN,
    second: DEEP_TAN,
    gloss: 0.4,
    grain: 0.05,
    paint(ink, { u, v }) {
      const crease = smooth(0.8, 0.15, Math.abs(v)) * smooth(4.2, 2.8, Math.abs(u))
      ink.over(CREASE, 0.55 * crease)
      ink.height -= 0.9 * crease
    },
  })
