import { grainOffset, within } from '../paint/chance.ts'
import { colour, shaded, type Colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud } from '../paint/noise.ts'
import { box, ellipse, rounded, smooth } from '../paint/shape.ts'
import { brown } from './browning.ts'
import type { PieceMaker } from '../scene/piece.ts'
import { lump } from './lump.ts'

export interface DoughColours {
  readonly tint: Colour
  /** Flecks of what is in the dough. */
  readonly fleck?: Colour
}

const BUTTERED = colour('#E9B748')

/** Dough shines of butter, which gathers where a dumpling slopes to its edge. */
function butter(ink: Ink, distance: number, share = 0.42): void {
  ink.over(BUTTERED, share * smooth(-5, -0.5, distance))
}

/** Cut on the slant from a roll: leniwe, kopytka. */
export const slantedDumpling =
  ({ tint, fleck }: DoughColours): PieceMaker =>
  (random) => {
    const offset = grainOffset(random)
    const half = within(random, 15.5, 17.5) * 0.82
    const outline = box(half, 9.2, 4)
    const shade = shaded(tint, 0.86)
    const luck = within(random, 0.97, 1.04)
    return {
      reach: 19,
      paint(u, v, ink) {
        const distance = outline(u + v * 0.62, v) + (cloud(u * 0.08 + offset, v * 0.08) - 0.5) * 2.2
        ink.mix(tint, shade, cloud(u * 0.15 + offset, v * 0.15))
        if (fleck !== undefined) ink.over(fleck, 0.8 * smooth(0.62, 0.68, cloud(u * 0.36 - offset, v * 0.36)))
        butter(ink, distance)
        ink.dim(luck)
        const groove = 1.2 * Math.exp(-((v / 3.4) ** 2)) * smooth(-3, -8, distance)
        ink.surface(0.5, 0.25, 8.5 * rounded(distance, 6) - groove)
        return distance
      },
    }
  }

/** A ball with a dimple for the sauce: kluski śląskie; without it, gnudi. */
export const ballDumpling =
  ({ tint, fleck }: DoughColours, hasDimple: boolean): PieceMaker =>
  (random) =>
    lump(random, {
      rx: within(random, 14, 16),
      ry: within(random, 13.4, 15),
      height: 11,
      uneven: 0.07,
      colour: tint,
      second: shaded(tint, 0.9),
      gloss: 0.5,
      grain: 0.14,
      mottle: 0.03,
      paint(ink, { u, v, distance, offset }) {
        butter(ink, distance, 0.34)
        if (fleck !== undefined) ink.over(fleck, 0.85 * smooth(0.6, 0.68, cloud(u * 0.55 - offset, v * 0.55)))
        if (!hasDimple) return
        const far = Math.hypot(u, v)
        ink.height -= 3.6 * smooth(7.4, 1.5, far)
        ink.dim(1 - 0.08 * smooth(6, 2, far))
      },
    })

/** A small dumpling rolled over a fork. */
export const ridgedGnocchi =
  ({ tint, fleck }: DoughColours, browned = 0): PieceMaker =>
  (random) => {
    const offset = grainOffset(random)
    const outline = ellipse(within(random, 12, 14), within(random, 8.4, 9.4))
    const shade = shaded(tint, 0.82)
    const point = { u: 0, v: 0, offset }
    return {
      reach: 15,
      paint(u, v, ink) {
        const distance = outline(u, v) + (cloud(u * 0.09 + offset, v * 0.09) - 0.5) * 1.6
        ink.mix(tint, shade, smooth(0.3, 0.7, cloud(u * 0.16 + offset, v * 0.16)))
        if (fleck !== undefined) ink.over(fleck, 0.8 * smooth(0.62, 0.68, cloud(u * 0.36 - offset, v * 0.36)))
        const ridge = Math.cos(u * 1.75 + v * 0.15) * smooth(-0.5, -3, distance)
        ink.dim(0.97 + 0.05 * ridge)
        ink.surface(0.55, 0.15, 8.2 * rounded(distance, 8) + ridge * 0.75)
        point.u = u
        point.v = v
        if (browned > 0) brown(ink, point, browned)
        return distance
      },
    }
  }

/** A round of dough that was cut out and baked: gnocchi of semolina. */
export const doughDisc =
  ({ tint }: DoughColours): PieceMaker =>
  (random) =>
    lump(random, {
      rx: 18,
      ry: 17.4,
      height: 6,
      edge: 4,
      uneven: 0.03,
      colour: tint,
      second: shaded(tint, 0.88),
      gloss: 0.4,
      grain: 0.5,
      browned: 0.5,
      mottle: 0.06,
    })

/** A steamed bun of yeast dough. */
export const steamedBun =
  ({ tint }: DoughColours): PieceMaker =>
  (random) =>
    lump(random, {
      rx: within(random, 32, 35),
      ry: within(random, 29, 32),
      height: 22,
      uneven: 0.05,
      colour: tint,
      second: shaded(tint, 0.93),
      gloss: 0.3,
      grain: 0.12,
      mottle: 0.03,
      fineness: 0.03,
    })

/** Dough pressed through a sieve: spaetzle. */
export const spaetzle =
  ({ tint }: DoughColours): PieceMaker =>
  (random) =>
    lump(random, {
      rx: within(random, 8, 13),
      ry: within(random, 3.2, 4.2),
      height: 4.4,
      uneven: 0.4,
      colour: tint,
      second: shaded(tint, 0.86),
      gloss: 0.55,
      grain: 0.12,
      fineness: 0.2,
    })
