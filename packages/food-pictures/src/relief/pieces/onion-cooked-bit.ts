import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { stick } from './stick.ts'

const GLASSY = colour('#F1E4BE')
const GLASSY_DEEP = colour('#E2CB92')

/** Chopped onion from a pot: a thin, limp, bent bit that hardly stands out of its sauce. */
export const onionCookedBit: PieceMaker = (random) =>
  stick(random, {
    length: within(random, 6, 10),
    width: within(random, 2.8, 4.2),
    height: 2.3,
    bend: within(random, -2, 2),
    square: 0.3,
    colour: GLASSY,
    second: GLASSY_DEEP,
    gloss: 0.75,
    grain: 0.05,
  })
