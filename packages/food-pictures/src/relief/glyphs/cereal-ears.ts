import { colour } from '../paint/colour.ts'
import { smooth } from '../paint/shape.ts'
import { nut } from '../pieces/nut.ts'
import { stick } from '../pieces/stick.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { arranged } from './arranged.ts'

/** Pairs of grains on an ear. */
const PAIRS = 5

/** An ear of a cereal; rye has long awns. */
export const cerealEar = (hexes: readonly [string, string], awn: number): PieceMaker => {
  const [grain, deep] = [colour(hexes[0]), colour(hexes[1])]
  const kernel = nut({ length: 7, width: 3.9, colour: grain, second: deep, isVeined: true })
  const straw: PieceMaker = (random) =>
    stick(random, { length: 34, width: 2.8, bend: 2, square: 0.4, colour: deep, second: grain })
  const bristle: PieceMaker = (random) =>
    stick(random, { length: awn, width: 1.5, square: 0, colour: grain, second: deep, taper: 0.3 })
  const rows = Array.from({ length: PAIRS }, (_, index) => index)
  return arranged([
    { make: kernel, x: 27, base: 4 },
    ...rows.flatMap((index) =>
      [-1, 1].map((side) => ({
        make: kernel,
        x: 18 - index * 9.5,
        y: side * 5 * smooth(-1.4, 1, index),
        turn: side * 0.45,
        base: 4,
      })),
    ),
    ...(awn === 0
      ? []
      : rows.flatMap((index) =>
          [-1, 1].map((side) => ({
            make: bristle,
            x: 30 - index * 9,
            y: side * 10,
            turn: side * 0.42,
            base: 1,
          })),
        )),
    { make: straw, x: -38 },
  ])
}
