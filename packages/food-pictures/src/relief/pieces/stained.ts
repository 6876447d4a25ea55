import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import { between, type Colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import type { Piece, PieceMaker } from '../scene/piece.ts'

/** Most of the colour that a piece takes up. */
const MOST = 1

/** A pale piece that took up the juice of what it was mixed with, here more and there less. */
export const stained =
  (make: PieceMaker, deep: Colour, pale: Colour): PieceMaker =>
  (random: Random): Piece => {
    const piece = make(random)
    const offset = grainOffset(random)
    const juice = between(pale, deep, random())
    return {
      ...piece,
      paint(u, v, ink) {
        const distance = piece.paint(u, v, ink)
        ink.over(juice, MOST - 0.24 * cloud(u * 0.15 + offset, v * 0.15))
        return distance
      },
    }
  }
