import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import { cloud } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { Piece, PieceMaker } from '../scene/piece.ts'
import type { SauceLook } from './pool.ts'

/** A piece that was cooked in a sauce: sauce clings to it in patches and stands around its foot. */
export function coated(make: PieceMaker, sauce: SauceLook, amount: number): PieceMaker {
  const { colour, gloss } = sauce
  const brightest = Math.max(colour.red, colour.green, colour.blue)
  return (random: Random): Piece => {
    const piece = make(random)
    const offset = grainOffset(random)
    return {
      ...piece,
      paint(u, v, ink) {
        const distance = piece.paint(u, v, ink)
        const patch = smooth(0.4, 0.62, cloud(u * 0.09 + offset, v * 0.09 - offset))
        const foot = smooth(4.2, 1.2, ink.height)
        const share = Math.min(1, amount * (0.14 + 0.66 * patch + 0.6 * foot))
        // Thin sauce dyes what is under it, as a glaze does; thick sauce hides it.
        ink.red *= 1 - share + (share * colour.red) / brightest
        ink.green *= 1 - share + (share * colour.green) / brightest
        // Blue goes first, so that a little tomato makes beans orange and not pink.
        const deep = Math.min(1, share * 1.45)
        ink.blue *= 1 - deep + (deep * colour.blue) / brightest
        ink.over(colour, share * 0.6)
        ink.gloss = Math.max(ink.gloss, gloss)
        return distance
      },
    }
  }
}
