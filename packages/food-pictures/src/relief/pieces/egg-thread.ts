import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { noise } from '../paint/noise.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { stick } from './stick.ts'

const EGGY = colour('#FBE7A4')
const EGGY_DEEP = colour('#EFCF74')

/** A thread of egg batter that ran from a fork into boiling water: lane kluski. No two places of it are equally thick. */
export const eggThread: PieceMaker = (random) => {
  const length = within(random, 24, 46)
  return stick(random, {
    length,
    width: within(random, 3, 4.8),
    height: 3.2,
    bend: within(random, -11, 11),
    wave: within(random, 0.8, 2.4),
    taper: within(random, 0.4, 0.8),
    colour: EGGY,
    second: EGGY_DEEP,
    gloss: 0.7,
    grain: 0.05,
    square: 0,
    paint(ink, { u, v, offset }) {
      ink.height += (noise(u * 0.3 + offset, v * 0.3) - 0.5) * 1.6
    },
  })
}
