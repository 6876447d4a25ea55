import { within } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { PieceMaker } from '../scene/piece.ts'
import type { Flesh } from './flesh.ts'
import { lump } from './lump.ts'
import { stick } from './stick.ts'

export interface NutOptions {
  readonly length: number
  readonly width: number
  readonly colour: Colour
  readonly second: Colour
  /** Lines along the skin. */
  readonly isVeined?: boolean
  readonly gloss?: number
}

/** A smooth whole nut: almond, hazelnut, peanut, or a seed. */
export const nut =
  ({ length, width, colour, second, isVeined = false, gloss = 0.3 }: NutOptions): PieceMaker =>
  (random) =>
    lump(random, {
      rx: length * within(random, 0.92, 1.08),
      ry: width * within(random, 0.92, 1.08),
      height: width * 1.05,
      uneven: 0.07,
      colour,
      second,
      gloss,
      grain: 0.08,
      paint(ink, { u, v, offset }) {
        if (isVeined) ink.dim(1 - 0.24 * smooth(0.52, 0.68, cloud(u * 0.03 + offset, v * 0.42)))
        ink.dim(1 - 0.12 * smooth(length * 0.5, length, Math.abs(u)))
      },
    })

const KERNEL = colour('#D9AE78')
const KERNEL_DEEP = colour('#9A6634')
const FURROW = colour('#5E3818')

/** Half a walnut or pecan: two lobes with furrows like a brain. */
export const furrowedNut =
  (length: number, width: number, tone: { readonly pale?: Colour; readonly deep?: Colour } = {}): PieceMaker =>
  (random) =>
    lump(random, {
      rx: length * within(random, 0.9, 1.1),
      ry: width * within(random, 0.9, 1.1),
      height: width * 0.85,
      uneven: 0.24,
      colour: tone.pale ?? KERNEL,
      second: tone.deep ?? KERNEL_DEEP,
      gloss: 0.25,
      grain: 0.2,
      paint(ink, { u, v, distance, offset }) {
        const wave = Math.sin(u * 0.75 + cloud(u * 0.08 + offset, v * 0.08) * 9) * smooth(0, -3, distance)
        const middle = smooth(1.5, 0.3, Math.abs(v))
        ink.over(FURROW, 0.55 * smooth(0.2, -0.9, wave) + 0.45 * middle)
        ink.height += wave * 1.1 - middle * 1.6
      },
    })

/** A cashew, bent like a kidney. */
export const cashew: PieceMaker = (random) =>
  stick(random, {
    length: within(random, 17, 21),
    width: 8.4,
    height: 6.5,
    bend: within(random, 4, 6),
    taper: 0.3,
    square: 0,
    colour: colour('#EFD9AC'),
    second: colour('#DDB878'),
    gloss: 0.35,
    browned: 0.2,
  })

/** A shaving: thin, pale, bent. */
export const shaving =
  (first: Colour, second: Colour, length = 10): PieceMaker =>
  (random) =>
    stick(random, {
      length: length * within(random, 0.7, 1.3),
      width: within(random, 2.4, 4),
      height: 1.4,
      bend: within(random, -2.6, 2.6),
      colour: first,
      second,
      gloss: 0.2,
      grain: 0.1,
      square: 0.2,
      taper: 0.35,
    })

/** A pumpkin seed without its shell: flat, pointed at one end, its rim paler. */
export const pumpkinSeed =
  ({ colour: green, second, peel = green }: Flesh): PieceMaker =>
  (random) => {
    const length = within(random, 5, 6)
    const width = within(random, 2.7, 3.2)
    const deep = random() * 0.8
    return {
      reach: length + 0.5,
      halfWidth: width + 0.5,
      paint(u, v, ink) {
        const along = u / length
        // An egg shape that runs out into a point.
        const here = width * Math.sqrt(Math.max(0, 1 - along * along)) * (1 - 0.45 * smooth(0, 1, along))
        const distance = Math.max((Math.abs(v) - here) * 0.85, Math.abs(u) - length)
        ink.mix(green, second, deep)
        ink.over(peel, 0.5 * smooth(-0.9, -0.2, distance))
        ink.surface(0.2, 0.1, 1.5 * rounded(distance, 1.2))
        return distance
      },
    }
  }
