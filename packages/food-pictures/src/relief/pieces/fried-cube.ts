import { colour, type Colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { dice } from './dice.ts'

const GOLD = colour('#E3A748')
const BROWN = colour('#A8621F')

export interface FriedCubeOptions {
  /** Half a side, units. */
  readonly half: number
  readonly colour: Colour
  readonly second: Colour
  /** How ragged it is: 0.2 as cut, 0.7 as torn. */
  readonly ragged?: number
}

/** A cube from a hot pan: gold all over, browner along its edges, which stay sharp. */
export const friedCube =
  ({ half, colour: first, second, ragged = 0.15 }: FriedCubeOptions): PieceMaker =>
  (random) =>
    dice(random, {
      half,
      colour: first,
      second,
      gloss: 0.35,
      grain: 0.3,
      soft: ragged,
      paint(ink, { u, v, offset }) {
        const patch = cloud(u * 0.13 + offset, v * 0.13 - offset)
        ink.over(GOLD, 0.35 + 0.55 * smooth(0.35, 0.65, patch))
        ink.over(BROWN, 0.7 * smooth(half * 0.98, half * 0.35, ink.height) + 0.3 * smooth(0.58, 0.78, patch))
      },
    })
