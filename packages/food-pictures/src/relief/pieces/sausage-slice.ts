import type { Random } from '../../drawing/random.ts'
import { within } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import { slice } from './slice.ts'

export interface SausageColours {
  readonly face: Colour
  readonly second: Colour
  readonly fat: Colour
  readonly skin: Colour
}

const PEPPER = colour('#7A5238')

/** A slice of sausage: fat and pepper in its face, a dark skin. */
export const sausageSlice =
  ({ face, second, fat, skin }: SausageColours, browned = 0) =>
  (random: Random): Piece =>
    slice(random, {
      radius: within(random, 9, 10.5),
      height: 4,
      oval: within(random, 0.76, 0.95),
      lift: 1.4,
      gloss: 0.5,
      grain: 0.25,
      browned,
      paint(ink, { share, u, v, offset }) {
        ink.mix(face, second, cloud(u * 0.3 + offset, v * 0.3))
        if (noise(u * 0.8 + offset, v * 0.8) > 0.72) ink.over(fat, 0.8)
        if (noise(u * 1.1 - offset, v * 1.1 + offset) > 0.83) ink.over(PEPPER, 0.55)
        ink.over(skin, smooth(0.82, 0.94, share))
      },
    })
