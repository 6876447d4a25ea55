import { within } from '../../paint/chance.ts'
import type { Colour } from '../../paint/colour.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { stick } from '../stick.ts'

export interface ShredOptions {
  readonly colour: Colour
  readonly second: Colour
  readonly length?: number
  readonly width?: number
  readonly gloss?: number
}

/** A shred off the grater, a little bent. */
export const shred =
  ({ colour, second, length = 18, width = 2, gloss = 0.5 }: ShredOptions): PieceMaker =>
  (random) =>
    stick(random, {
      length: length * within(random, 0.7, 1.3),
      width: width * within(random, 0.75, 1.2),
      height: 1.6,
      bend: within(random, -5, 5),
      colour,
      second,
      gloss,
      grain: 0.1,
      square: 0.3,
    })
