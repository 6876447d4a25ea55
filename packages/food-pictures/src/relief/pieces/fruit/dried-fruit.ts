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

/** A dried fruit: wrinkled lengthwise. */
export const driedFruit =
  ({ length, width, colour, second, gloss = 0.45 }: DriedOptions): PieceMaker =>
  (random) => {
    const height = width * 0.9
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
        const wrinkle = cloud(u * 0.09 + offset, v * 0.4 + offset) - 0.5
        ink.height += wrinkle * width * 0.55
        ink.dim(1 - 0.3 * smooth(0, 0.22, -wrinkle))
      },
    })
  }
