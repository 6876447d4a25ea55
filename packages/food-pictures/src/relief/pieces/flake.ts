import { within } from '../paint/chance.ts'
import type { Colour } from '../paint/colour.ts'
import { smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { lump } from './lump.ts'

export interface FlakeOptions {
  readonly colour: Colour
  readonly second: Colour
  readonly length?: number
  /** How much its edge curls up, units. */
  readonly curl?: number
  /** How dark its crease is, 0 to 1. */
  readonly crease?: number
  /** How much darker its edge is, 0 to 1. */
  readonly rim?: number
}

/** A rolled flake: flat, with the crease of the grain along its middle. */
export const flake =
  ({ colour, second, length = 5, curl = 0.6, crease = 0.2, rim = 0 }: FlakeOptions): PieceMaker =>
  (random) => {
    const rx = length * within(random, 0.8, 1.15)
    return lump(random, {
      rx,
      ry: rx * within(random, 0.66, 0.86),
      height: 0.9,
      edge: 1.2,
      uneven: 0.3,
      colour,
      second,
      gloss: 0.1,
      grain: 0.14,
      fineness: 1.5 / length,
      paint(ink, { u, v, distance }) {
        ink.dim(1 - crease * smooth(0.8, 0.1, Math.abs(v)))
        ink.dim(1 - rim * smooth(-1.6, -0.2, distance))
        ink.height += curl * smooth(-length * 0.5, 0, distance) + Math.sin(u * 0.5) * curl * 0.4
      },
    })
  }
