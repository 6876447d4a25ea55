import { grainOffset, within } from '../paint/chance.ts'
import { colour, shaded, type Colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { brown } from './browning.ts'

export interface CarvedSliceOptions {
  readonly colour: Colour
  readonly second: Colour
  /** Half its length and width, units. */
  readonly size: readonly [number, number]
  readonly height?: number
  readonly browned?: number
  readonly gloss?: number
}

const EDGE = colour('#5A2E14')

/**
 * A thin slice or strip that a knife cut from a piece of meat or seitan: flat, with corners, no two alike, and browned most
 * along its edges, so that it is no sausage.
 */
export const carvedSlice =
  ({ colour: first, second, size, height = 3.4, browned = 0.45, gloss = 0.4 }: CarvedSliceOptions): PieceMaker =>
  (random) => {
    const offset = grainOffset(random)
    const a = size[0] * within(random, 0.82, 1.15)
    const b = size[1] * within(random, 0.82, 1.15)
    const outline = box(a, b, b * 0.22)
    const lean = within(random, -0.45, 0.45)
    const taper = within(random, -0.26, 0.26)
    const bend = within(random, -0.2, 0.2) * b
    const pale = shaded(first, 1.1)
    const point = { u: 0, v: 0, offset }
    return {
      reach: a * 1.12 + b * (0.12 + Math.abs(lean) * 0.6),
      halfWidth: b * 1.5 + 1,
      paint(rawU, rawV, ink) {
        const along = rawU / a
        const u = rawU + rawV * lean
        const v = (rawV - bend * (along * along - 0.4)) / (1 + taper * along)
        const distance = outline(u, v) + (cloud(rawU * 0.06 + offset, rawV * 0.06) - 0.5) * Math.min(9, b * 0.8)
        ink.mix(first, second, smooth(0.32, 0.68, cloud(u * 0.07 + offset, v * 0.07)))
        const fibre = noise(u * 0.12 + offset, v * 0.75 + cloud(u * 0.06, v * 0.06) * 3)
        ink.over(pale, 0.4 * smooth(0.6, 0.9, fibre))
        ink.dim(0.9 + 0.2 * fibre)
        point.u = u
        point.v = v
        if (browned > 0) brown(ink, point, browned * 0.7)
        ink.over(EDGE, (0.25 + 0.7 * browned) * smooth(-3.2, -0.6, distance))
        const wave = (cloud(u * 0.05 - offset, v * 0.05) - 0.5) * 3.4
        ink.surface(gloss, 0.3, height * rounded(distance, 1.8) + wave + (fibre - 0.5) * 0.8)
        return distance
      },
    }
  }
