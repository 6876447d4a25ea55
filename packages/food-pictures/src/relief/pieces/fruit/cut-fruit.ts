import { within } from '../../paint/chance.ts'
import { colour, type Colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { smooth } from '../../paint/shape.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { slice } from '../slice.ts'

export interface HalfOptions {
  readonly radius: number
  readonly oval?: number
  readonly skin: Colour
  readonly flesh: Colour
  readonly outer?: Colour
  /** Colour of the hollow where the stone was. */
  readonly hollow: Colour
  /** Radius of the hollow as a share. */
  readonly hollowShare?: number
  readonly height?: number
  readonly gloss?: number
  readonly browned?: number
  /** Share of the radius from which the skin is seen. */
  readonly rim?: number
}

/** Depth of the hollow and swelling of the face, as shares of the height. */
const HOLLOW = 0.2
const DOME = 0.14

/** A half of a stone fruit, hollow side up. */
export const halfFruit =
  (options: HalfOptions): PieceMaker =>
  (random) => {
    const { radius, oval = 0.88, skin, flesh, outer = flesh, hollow, hollowShare = 0.36 } = options
    const { height = radius * 0.5, gloss = 0.6, browned = 0, rim = 0.94 } = options
    return slice(random, {
      radius: radius * within(random, 0.93, 1.06),
      oval: oval * within(random, 0.95, 1.04),
      height,
      gloss,
      browned,
      paint(ink, { share, u, v, offset, angle }) {
        const here = share + (cloud(u * 0.14 + offset, v * 0.14) - 0.5) * 0.12
        ink.mix(flesh, outer, smooth(0.35, 0.85, here))
        ink.over(hollow, 0.5 * smooth(hollowShare + 0.04, hollowShare - 0.1, here))
        // The stone leaves a ragged print in the flesh, no hole.
        const ray = 0.5 + 0.5 * Math.cos(angle * 17 + offset)
        ink.over(hollow, 0.3 * ray * smooth(hollowShare + 0.3, hollowShare, here))
        ink.over(skin, smooth(rim - 0.05, rim + 0.01, share))
        const depth = smooth(hollowShare + 0.1, 0, here)
        ink.height +=
          DOME * height * (1 - share * share) - depth * (height * HOLLOW - 0.8 * noise(u * 0.4 + offset, v * 0.4))
      },
    })
  }

const BANANA_EDGE = colour('#F0DC98')
const BANANA = colour('#FBF0C8')
const BANANA_HEART = colour('#E6CF8E')
const BANANA_SEED = colour('#7A5C30')

/** A round of banana, three rows of seeds in its heart. */
export const bananaSlice =
  (browned = 0, height = 4.2): PieceMaker =>
  (random) =>
    slice(random, {
      radius: within(random, 10.5, 12.5),
      oval: within(random, 0.82, 0.98),
      height,
      lift: 1.2,
      gloss: 0.4,
      browned,
      paint(ink, { share, angle, u, v, offset }) {
        ink.mix(BANANA, BANANA_EDGE, smooth(0.55, 1, share))
        const rays = smooth(0.2, 0.9, Math.cos(angle * 3 + offset))
        ink.over(BANANA_HEART, 0.75 * smooth(0.42, 0.3, share))
        ink.over(BANANA_SEED, 0.75 * rays * smooth(0.34, 0.24, share) * smooth(0.04, 0.1, share))
        ink.over(BANANA_SEED, 0.5 * smooth(0.72, 0.8, noise(u * 0.9 + offset, v * 0.9)) * smooth(0.4, 0.2, share))
        ink.over(BANANA_HEART, smooth(0.92, 0.98, share))
      },
    })

const KIWI = colour('#9CC53A')
const KIWI_EDGE = colour('#6F9E24')
const KIWI_HEART = colour('#EDF0C4')
const KIWI_SEED = colour('#1E1C12')
const KIWI_PEEL = colour('#7A5A34')
const KIWI_RAYS = 17

/** A round of kiwi: a pale heart, rays and a ring of black seeds. */
export const kiwiSlice: PieceMaker = (random) =>
  slice(random, {
    radius: within(random, 14, 16),
    oval: within(random, 0.88, 1),
    height: 3,
    lift: 1.4,
    gloss: 0.7,
    paint(ink, { share, angle, u, v, offset }) {
      ink.mix(KIWI, KIWI_EDGE, smooth(0.4, 0.95, share + (cloud(u * 0.12 + offset, v * 0.12) - 0.5) * 0.3))
      const ray = 0.5 + 0.5 * Math.cos(angle * KIWI_RAYS + offset)
      ink.over(KIWI_HEART, 0.6 * ray * smooth(0.26, 0.4, share) * smooth(0.75, 0.45, share))
      ink.over(KIWI_HEART, smooth(0.32, 0.22, share))
      ink.over(KIWI_SEED, smooth(0.55, 0.25, ray) * smooth(0.34, 0.38, share) * smooth(0.54, 0.48, share))
      ink.over(KIWI_PEEL, smooth(0.95, 0.99, share))
    },
  })

export interface FleshSliceOptions {
  readonly radius: number
  readonly oval?: number
  readonly flesh: Colour
  readonly edge: Colour
  readonly heart?: Colour
  readonly peel?: Colour
  readonly height?: number
  readonly gloss?: number
  readonly browned?: number
}

/** A round of any soft fruit: heart, flesh, edge, peel. */
export const fleshSlice =
  (options: FleshSliceOptions): PieceMaker =>
  (random) => {
    const {
      radius,
      oval = 0.94,
      flesh,
      edge,
      heart = flesh,
      peel = edge,
      height = 3,
      gloss = 0.55,
      browned = 0,
    } = options
    return slice(random, {
      radius: radius * within(random, 0.92, 1.06),
      oval: oval * within(random, 0.94, 1.05),
      height,
      lift: 1.2,
      gloss,
      browned,
      paint(ink, { share, u, v, angle, offset }) {
        ink.mix(flesh, edge, smooth(0.4, 0.95, share + (cloud(u * 0.12 + offset, v * 0.12) - 0.5) * 0.4))
        ink.over(heart, 0.8 * smooth(0.36, 0.16, share + 0.06 * Math.cos(angle * 5 + offset)))
        ink.over(peel, smooth(0.93, 0.97, share))
      },
    })
  }
