import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { lump } from './lump.ts'

const LIVER = colour('#9A6448')
const DARK = colour('#6E402A')
const SEARED = colour('#4A2816')
const GOLD = colour('#B07A48')

/** A lobe of liver from the pan: smooth and flat, seared at its edge and in patches. */
export const liverSlice: PieceMaker = (random) =>
  lump(random, {
    rx: within(random, 15, 18.5),
    ry: within(random, 10, 12.5),
    height: 5.4,
    edge: 5,
    uneven: 0.22,
    fineness: 0.075,
    colour: LIVER,
    second: DARK,
    gloss: 0.5,
    grain: 0.08,
    mottle: 0.03,
    paint(ink, { u, v, distance, offset }) {
      ink.over(GOLD, 0.5 * smooth(0.52, 0.7, cloud(u * 0.07 - offset, v * 0.07)))
      ink.over(SEARED, 0.6 * smooth(-3.4, -0.4, distance) + 0.35 * smooth(0.56, 0.76, cloud(u * 0.1 + offset, v * 0.1)))
      ink.height += (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 2.4
    },
  })
