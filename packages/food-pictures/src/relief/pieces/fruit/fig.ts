import { within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cells, cloud } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { PieceMaker } from '../../scene/piece.ts'
import { slice } from '../slice.ts'

const SKIN = colour('#4A2E58')
const PITH = colour('#F6E6CC')
const PINK = colour('#E0607A')
const CRIMSON = colour('#AE2C44')
const SEED = colour('#F6DDA0')
/** After the oven. */
const BAKED_PINK = colour('#D65A74')
const BAKED_CRIMSON = colour('#A02844')
const BAKED_PITH = colour('#EBC9A6')

const RAW = { pith: PITH, pink: PINK, crimson: CRIMSON, gloss: 0.55 }
const BAKED = { pith: BAKED_PITH, pink: BAKED_PINK, crimson: BAKED_CRIMSON, gloss: 0.9 }
type FigColours = typeof RAW

/** How close the seeds lie, cells a unit. */
const SEEDS = 0.5

interface FigPoint {
  readonly u: number
  readonly v: number
  readonly offset: number
  /** 0 in the middle of the flesh to 1 at the skin. */
  readonly share: number
}

/** The cut face of a fig: skin, white pith, pink flesh, and seeds in it. */
function figFace(ink: Ink, { u, v, offset, share }: FigPoint, { pith, pink, crimson }: FigColours): void {
  const here = share + (cloud(u * 0.18 + offset, v * 0.18) - 0.5) * 0.16
  ink.mix(crimson, pink, smooth(0.12, 0.6, here))
  const inFlesh = smooth(0.7, 0.6, here)
  const seed = cells(u * SEEDS + offset, v * SEEDS)
  const isSeed = smooth(0.3, 0.18, seed.near) * inFlesh * smooth(0.1, 0.2, here)
  ink.over(SEED, 0.9 * isSeed)
  ink.over(pith, 0.92 * smooth(0.64, 0.72, here))
  ink.over(SKIN, smooth(0.8, 0.86, share))
  ink.height += 0.5 * isSeed - 0.9 * inFlesh
}

/** A half of a fig, its cut face up. */
export const figHalf =
  (isBaked: boolean): PieceMaker =>
  (random) => {
    const colours = isBaked ? BAKED : RAW
    return slice(random, {
      radius: within(random, 17, 19),
      oval: within(random, 0.86, 0.95),
      height: 8,
      gloss: colours.gloss,
      paint: (ink, point) => figFace(ink, point, colours),
    })
  }

/** Half the length of a quarter, and half its width, units. */
const LONG = 19
const WIDE = 13.5

/** A quarter of a fig on its skin: a drop with two cut faces that meet in a ridge. */
export const figQuarter =
  (isBaked: boolean): PieceMaker =>
  (random) => {
    const colours = isBaked ? BAKED : RAW
    const offset = random() * 99
    const size = within(random, 0.9, 1.06)
    const bend = within(random, -2, 2)
    const point = { u: 0, v: 0, offset, share: 0 }
    return {
      reach: LONG * size + 1,
      halfWidth: WIDE * size + 3,
      paint(rawU, rawV, ink) {
        const u = rawU / size
        const v = rawV / size - bend * ((u / LONG) ** 2 - 0.4)
        const along = u / LONG
        // Broad at the eye, and narrow at the stalk.
        const half = WIDE * Math.sqrt(Math.max(0, 1 - along * along)) * (0.82 - 0.3 * along)
        const across = Math.abs(v)
        const distance = Math.max((across - half) * 0.85, Math.abs(u) - LONG)
        point.u = u
        point.v = v
        point.share = Math.min(1, Math.max(across / Math.max(0.5, half), Math.abs(along) ** 3))
        ink.surface(colours.gloss, 0.1, 7 * rounded(distance, WIDE * 0.7) + Math.max(0, 2.4 - across * 0.5))
        figFace(ink, point, colours)
        return distance * size
      },
    }
  }
