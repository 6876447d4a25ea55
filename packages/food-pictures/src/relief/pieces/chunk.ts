import { within } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { lump } from './lump.ts'

export interface ChunkOptions {
  readonly colour: Colour
  readonly second: Colour
  /** Half its length and width, units. */
  readonly size?: readonly [number, number]
  readonly height?: number
  readonly browned?: number
  readonly gloss?: number
  readonly uneven?: number
  /** How much fibres show, 0 to 1. */
  readonly fibrous?: number
}

const EDGE = colour('#4A2412')

/** A chunk of meat or of what is cooked like it: edges cut, fibres on its face, browned. */
export const chunk =
  ({
    colour: first,
    second,
    size = [11, 8.5],
    height = 8,
    browned = 0.4,
    gloss = 0.5,
    uneven = 0.26,
    fibrous = 0.7,
  }: ChunkOptions): PieceMaker =>
  (random) =>
    lump(random, {
      rx: size[0] * within(random, 0.85, 1.15),
      ry: size[1] * within(random, 0.88, 1.12),
      height,
      edge: 4.5,
      uneven,
      colour: first,
      second,
      gloss,
      grain: 0.3,
      browned,
      paint(ink, { u, v, distance, offset }) {
        const fibre = noise(u * 0.13 + offset, v * 0.8 + cloud(u * 0.08, v * 0.08) * 3)
        ink.dim(1 + fibrous * 0.42 * (fibre - 0.5))
        ink.over(EDGE, 0.3 * smooth(-2.4, 0, distance) * (browned > 0 ? 1 : 0.3))
        ink.height += (fibre - 0.5) * 1.5 * fibrous + (cloud(u * 0.09 + offset, v * 0.09) - 0.5) * 3.6
      },
    })
