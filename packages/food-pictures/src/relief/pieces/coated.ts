import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import { cloud } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { Piece, PieceMaker } from '../scene/piece.ts'
import type { SauceLook } from './pool.ts'

/** A piece that was cooked in a sauce: sauce clings to it in patches and stands around its foot. */
export function coated(make: PieceMaker, sauce: SauceLook, amount: number): PieceMaker {
  const { colour, gloss } = sauce
  return (random: Random): Piece => {
    const piece = make(random)
    const offset = grainOffset(random)
    return {
      ...piece,
      paint(u, v, ink) {
        const distance = piece.paint(u, v, ink)
        const patch = smooth(0.4, 0.62, cloud(u * 0.09 + offset, v * 0.09 - offset))
        const foot = smooth(4.2, 1.2, ink.height)
        ink.over(colour, amount * (0.25 + 0.55 * patch) + foot * 0.5 * amount)
        ink.gloss = Math.max(ink.gloss, gloss)
        return distance
      },
    }
  }
}
