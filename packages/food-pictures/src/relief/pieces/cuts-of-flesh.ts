import { FULL_TURN, within } from '../paint/chance.ts'
import { cloud } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import { dice } from './dice.ts'
import type { CookedMaker } from './doneness.ts'
import type { Flesh } from './flesh.ts'
import { lump } from './lump.ts'
import { slice } from './slice.ts'
import { stick } from './stick.ts'

/** Small cubes. */
export const dicedOf =
  ({ colour, second, peel }: Flesh, half = 5): CookedMaker =>
  ({ browned, soft }) =>
  (random) =>
    dice(random, {
      half,
      colour,
      second,
      browned,
      soft,
      gloss: 0.42 + soft * 0.12,
      ...(peel !== undefined && random() < 0.6 ? { peel } : {}),
    })

/** What a grater leaves: thin, bent, falling every way. */
export const gratedOf =
  ({ colour, second }: Flesh, size = 1): CookedMaker =>
  ({ browned, soft }) =>
  (random) =>
    stick(random, {
      // Fine shreds are long for their width.
      length: within(random, 15, 28) * Math.sqrt(size),
      width: within(random, 2, 3.1) * size,
      height: 2 * Math.min(1, size),
      bend: within(random, -5, 5),
      colour,
      second,
      gloss: 0.45 + soft * 0.4,
      grain: 0.1,
      square: 0.3,
      browned: browned * 0.6,
    })

/** Sticks and strips, the skin along one side. */
export const sticksOf =
  ({ colour, second, peel }: Flesh, size = { length: 34, width: 6.5 }): CookedMaker =>
  ({ browned, soft }) =>
  (random) =>
    stick(random, {
      length: size.length * within(random, 0.85, 1.15),
      width: size.width * within(random, 0.85, 1.12),
      bend: within(random, -1, 1) * (1 + soft * 2.4),
      square: 0.5,
      colour,
      second,
      gloss: 0.5 + soft * 0.3,
      grain: 0.12,
      browned,
      paint(ink, { v }) {
        if (peel !== undefined) ink.over(peel, smooth(size.width * 0.2, size.width * 0.34, v))
      },
    })

/** Shaved along the vegetable, curling, the skin at both edges. */
export const ribbonsOf =
  ({ colour, second, peel }: Flesh, width = 9): CookedMaker =>
  ({ browned, soft }) =>
  (random) =>
    stick(random, {
      length: within(random, 42, 58),
      width,
      height: 2,
      bend: within(random, 8, 15) * (random() < 0.5 ? -1 : 1),
      wave: 1.4,
      colour,
      second,
      gloss: 0.55 + soft * 0.3,
      grain: 0.08,
      browned,
      paint(ink, { u, v, offset }) {
        if (peel !== undefined) ink.over(peel, smooth(width / 2 - 1.6, width / 2 - 0.6, Math.abs(v)))
        ink.height = 1.6 + Math.sin(u * 0.2 + offset) * 2.4 + (v / width) * Math.sin(u * 0.11 + offset) * 5
      },
    })

export interface RoundSize {
  readonly radius: number
  readonly height?: number
  /** Share of the radius from which the skin is seen. */
  readonly skinFrom?: number
  /** Number of rays from the heart; none when 0. */
  readonly rays?: number
}

/** Round slices: heart, flesh, skin. */
export const roundsOf =
  ({ colour, second, peel = second, heart = colour }: Flesh, size: RoundSize): CookedMaker =>
  ({ browned, soft }) =>
  (random) => {
    const { radius, height = 2.2, skinFrom = 0.9, rays = 0 } = size
    return slice(random, {
      radius: radius * within(random, 0.86, 1.12),
      oval: within(random, 0.86, 1),
      height,
      lift: 1.3,
      gloss: 0.42 + soft * 0.3,
      browned,
      paint(ink, { share, angle, u, v, offset }) {
        ink.mix(colour, second, smooth(0.35, 0.75, cloud(u * 0.13 + offset, v * 0.13)))
        ink.over(heart, smooth(0.5, 0.3, share))
        if (rays > 0 && share > 0.12 && share < 0.8)
          ink.over(heart, 0.6 * smooth(0.55, 0.95, Math.cos(angle * rays + offset)))
        ink.over(second, 0.6 * smooth(0.05, 0, Math.abs(share - 0.46)))
        ink.over(peel, smooth(skinFrom - 0.05, skinFrom + 0.04, share))
      },
    })
  }

/** Chunks as for a roasting tray or a stew: uneven, with cut faces. */
export const chunksOf =
  ({ colour, second, peel }: Flesh, size = 10): CookedMaker =>
  ({ browned, soft }) =>
  (random) => {
    const ridge = within(random, -0.5, 0.5)
    return lump(random, {
      rx: size * within(random, 0.95, 1.35),
      ry: size * within(random, 0.7, 0.95),
      height: size * 0.8,
      edge: size * 0.45,
      uneven: 0.3,
      colour,
      second,
      gloss: 0.4 + soft * 0.3,
      grain: 0.2,
      browned,
      paint(ink, { u, v }) {
        // Two faces that meet at a ridge.
        ink.height -= Math.abs(v - u * ridge) * 0.28
        if (peel !== undefined) ink.over(peel, 0.9 * smooth(size * 0.3, size * 0.5, v))
      },
    })
  }

/** Crescents: a wedge with its skin outside. */
export const wedgesOf =
  ({ colour, second, peel = second, heart = colour }: Flesh, size = { length: 15, width: 9.5 }): CookedMaker =>
  ({ browned, soft }) =>
  (random) =>
    lump(random, {
      rx: size.length * within(random, 0.88, 1.1),
      ry: size.width * within(random, 0.88, 1.1),
      height: size.width * 0.95,
      edge: size.width,
      uneven: 0.06,
      colour,
      second,
      gloss: 0.6 + soft * 0.2,
      grain: 0.1,
      browned,
      paint(ink, { u, v, distance, offset }) {
        const bow = v - (u / size.length) ** 2 * size.width * 0.35
        ink.over(
          heart,
          0.9 * smooth(0.5, -2, bow) * smooth(-1, -2.5, distance) * smooth(0.3, 0.5, cloud(u * 0.2 + offset, v * 0.2)),
        )
        ink.over(peel, smooth(0.5, 1.6, bow + size.width * 0.02))
        ink.height = size.width * 0.9 * rounded(distance, size.width * 0.7) - Math.abs(bow - 1) * 0.25
      },
    })

/** A ball: peas, chickpeas, olives, capers. */
export const ballsOf =
  ({ colour, second, heart }: Flesh, radius: number): CookedMaker =>
  ({ browned, soft }) =>
  (random) => {
    const dimple = random() * FULL_TURN
    return lump(random, {
      rx: radius * within(random, 0.92, 1.1),
      ry: radius * within(random, 0.85, 1),
      height: radius * 1.1,
      uneven: 0.06,
      colour,
      second,
      gloss: 0.6 + soft * 0.2,
      grain: 0.08,
      browned,
      paint(ink, { u, v }) {
        if (heart === undefined) return
        const away = Math.hypot(u - Math.cos(dimple) * radius * 0.35, v - Math.sin(dimple) * radius * 0.35)
        ink.over(heart, 0.85 * smooth(radius * 0.34, radius * 0.2, away))
      },
    })
  }
