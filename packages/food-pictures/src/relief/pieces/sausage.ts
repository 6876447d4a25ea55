import type { Random } from '../../drawing/random.ts'
import { within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import type { SausageColours } from './sausage-slice.ts'
import { stick } from './stick.ts'

export interface SausageOptions {
  /** Half its length and width, units. */
  readonly a: number
  readonly b: number
  /** 0 boiled to 1 dark. */
  readonly browned: number
}

const SHINE = colour('#FFE9CF')

/** A whole sausage: bent, plump, tied off at its ends and scored across so that it does not burst. */
export function sausage(random: Random, { face, skin }: SausageColours, { a, b, browned }: SausageOptions): Piece {
  const scores = Math.round(within(random, 3, 4.4))
  return stick(random, {
    length: a * 2,
    width: b * 2,
    height: b * 1.2,
    bend: -a * 0.16,
    square: 0,
    taper: 0.16,
    colour: skin,
    second: face,
    gloss: 0.7,
    grain: 0.12,
    browned,
    paint(ink, { u, v, offset }) {
      ink.over(SHINE, 0.16 * smooth(0.45, 0.7, cloud(u * 0.05 + offset, v * 0.2)))
      const along = (u / a) * (scores + 0.5) * 0.5 + v / (b * 3.4)
      const gap = Math.abs(along - Math.round(along)) * ((a * 4) / (scores + 0.5)) * 0.5
      const open =
        smooth(1.9, 0.7, gap) * smooth(b * 0.72, b * 0.5, Math.abs(v)) * smooth(a * 0.8, a * 0.7, Math.abs(u))
      ink.over(face, open)
      ink.height -= open * 1.6
      // The ends are tied off.
      const end = smooth(a * 0.9, a * 0.99, Math.abs(u))
      ink.dim(1 - 0.35 * end)
    },
  })
}
