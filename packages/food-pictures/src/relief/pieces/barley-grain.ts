import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { lump } from './lump.ts'

const PEARL = colour('#F8EBCC')
const PEARL_DEEP = colour('#E6D4AA')
const CREASE = colour('#8E6E42')

/** A swollen grain of pearl barley: plump, with the brown crease that polishing leaves. */
export const barleyGrain: PieceMaker = (random) =>
  lump(random, {
    rx: within(random, 4.4, 5.4),
    ry: within(random, 3.2, 3.9),
    height: 4,
    uneven: 0.08,
    colour: PEARL,
    second: PEARL_DEEP,
    gloss: 0.6,
    grain: 0.05,
    paint(ink, { u, v }) {
      const crease = smooth(0.9, 0.2, Math.abs(v + 0.1 * u)) * smooth(4, 2.6, Math.abs(u))
      ink.over(CREASE, 0.42 * crease)
      ink.height -= 1.1 * crease
    },
  })
