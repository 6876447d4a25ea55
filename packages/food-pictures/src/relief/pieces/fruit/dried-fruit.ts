import { within } from '../../paint/chance.ts'
import type { Colour } from '../../paint/colour.ts'
import { cloud } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { lump } from '../lump.ts'

export interface DriedOptions {
  readonly length: number
  readonly width: number
  readonly colour: Colour
  readonly second: Colour
  readonly gloss?: number
}

/** Half the width of small dried fruit, units. */
const SMALL = 6

/** A dried fruit: wrinkled lengthwise. */
export const driedFruit =
  ({ length, width, colour, second, gloss = 0.45 }: DriedOptions): PieceMaker =>
  (random) => {
    const height = width * 0.9
    const isSmall = width < SMALL
    const fine = isSmall ? 3.4 / width : 0.34
    const depth = isSmall ? 0.3 : 0.55
    return lump(random, {
      rx: length * within(random, 0.88, 1.08),
      ry: width * within(random, 0.88, 1.1),
      height,
      uneven: 0.2,
      colour,
      second,
      gloss,
      grain: 0.12,
      paint(ink, { u, v, offset }) {
        // Small fruit has as many wrinkles as large fruit: a single one would make a beetle of a raisin.
        const wrinkle = cloud(u * fine * 0.3 + offset, v * fine + offset) - 0.5
        ink.height += wrinkle * width * depth
        ink.dim(1 - 0.24 * smooth(0, 0.22, -wrinkle))
      },
    })
  }
