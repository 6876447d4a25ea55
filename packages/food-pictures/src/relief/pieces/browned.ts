import { grainOffset } from '../paint/chance.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { brown } from './browning.ts'

/** The pieces of a maker after an oven: browned in patches, and drier. */
export const browned =
  (make: PieceMaker, amount: number): PieceMaker =>
  (random) => {
    const piece = make(random)
    const point = { u: 0, v: 0, offset: grainOffset(random) }
    return {
      ...piece,
      paint(u, v, ink) {
        const distance = piece.paint(u, v, ink)
        point.u = u
        point.v = v
        brown(ink, point, amount)
        ink.gloss *= 1 - amount * 0.5
        return distance
      },
    }
  }
