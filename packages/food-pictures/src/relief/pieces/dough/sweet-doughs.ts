import type { Random } from '../../../drawing/random.ts'
import { grainOffset, within } from '../../paint/chance.ts'
import { colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { ellipse, rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'
import { stick } from '../stick.ts'

const PALE = colour('#F2D394')
const GOLD = colour('#D99A42')
const BROWN = colour('#9A571F')
const PAPER = colour('#F4EBDB')
const PAPER_SHADE = colour('#CDB894')
const KNUCKLE = colour('#B67A36')

/** Dough as the oven or hot fat browns it, the more the higher it stands. */
function bake(ink: Ink, { u, v, offset, dome }: { u: number; v: number; offset: number; dome: number }): void {
  const patch = cloud(u * 0.06 + offset, v * 0.06)
  ink.mix(PALE, GOLD, smooth(0.15, 0.6, dome))
  ink.over(BROWN, 0.85 * smooth(0.5, 1, dome * 0.75 + (patch - 0.4) * 0.7))
}

/** A small ring of curd dough. */
export function doughRing(random: Random, radius: number): Piece {
  const offset = grainOffset(random)
  const point = { u: 0, v: 0, offset, dome: 0 }
  return {
    reach: radius * 1.12,
    paint(u, v, ink) {
      const far = Math.hypot(u, v) + (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 4
      const half = radius * 0.36
      const distance = Math.abs(far - (radius - half)) - half
      point.u = u
      point.v = v
      point.dome = rounded(distance, half)
      bake(ink, point)
      ink.surface(0.28, 0.25, 14 * point.dome + (cloud(u * 0.12, v * 0.12) - 0.5) * 2)
      return distance
    },
  }
}

/** A doughnut without a hole: brown above and below, with a pale band around. */
export function doughnut(random: Random, radius: number): Piece {
  const offset = grainOffset(random)
  const point = { u: 0, v: 0, offset, dome: 0 }
  return {
    reach: radius * 1.1,
    paint(u, v, ink) {
      const distance = Math.hypot(u, v) - radius + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * 3
      const share = 1 + distance / radius
      point.u = u
      point.v = v
      point.dome = 1.05 - share * 0.3
      bake(ink, point)
      ink.over(PALE, 0.9 * smooth(0.84, 0.9, share) * smooth(1, 0.95, share))
      ink.surface(0.45, 0.16, 24 * rounded(distance, radius * 0.9))
      return distance
    },
  }
}

/** Where the cap of a muffin is and where its paper ends, and their half widths, in shares of its radius. */
export const MUFFIN = { capY: -0.26, capA: 0.88, capB: 0.7, foot: 0.92, mouth: 0.76, base: 0.56 } as const
const PLEATS = 9

/** A muffin, seen a little from the front: its domed cap, and below it the pleated paper, narrower at the foot. */
export function muffin(random: Random, radius: number): Piece {
  const offset = grainOffset(random)
  const point = { u: 0, v: 0, offset, dome: 0 }
  const cap = ellipse(radius * MUFFIN.capA, radius * MUFFIN.capB)
  return {
    reach: radius * 1.1,
    paint(u, v, ink) {
      const cake = cap(u, v - radius * MUFFIN.capY) + (cloud(u * 0.07 + offset, v * 0.07) - 0.5) * 5
      const down = v / (radius * MUFFIN.foot)
      const half = radius * (MUFFIN.mouth + (MUFFIN.base - MUFFIN.mouth) * down)
      const across = u / half
      // The foot of the paper is round, so it ends lower in the middle.
      const foot = v - radius * MUFFIN.foot * (1 - 0.16 * across * across)
      const cup = Math.max(Math.abs(u) - half, foot, -v - radius * 0.2)
      if (cake > 0) {
        const pleat = Math.cos(Math.asin(Math.max(-1, Math.min(1, across))) * PLEATS * 2)
        ink.mix(PAPER_SHADE, PAPER, 0.5 + pleat * 0.5)
        ink.dim(1 - 0.3 * smooth(5, 0, cake))
        ink.surface(0.08, 0.1, 15 * rounded((Math.abs(across) - 1) * radius, radius) + pleat - 6 * Math.max(0, down))
        return Math.min(cup, cake)
      }
      const crack = noise(u * 0.16 + offset, v * 0.16)
      point.u = u
      point.v = v
      point.dome = 0.22 + 0.6 * smooth(0, -radius * 0.5, cake)
      bake(ink, point)
      ink.over(BROWN, 0.4 * smooth(-4, 0, cake))
      ink.over(PALE, 0.7 * smooth(0.035, 0.005, Math.abs(crack - 0.5)))
      ink.surface(0.2, 0.6, 14 + 14 * rounded(cake, radius * 0.7) + (noise(u * 0.4, v * 0.4 + offset) - 0.5) * 3)
      return cake
    },
  }
}

/** A finger-shaped biscuit with creases at its knuckles. */
export const fingerBiscuit = (random: Random, length: number, width: number): Piece =>
  stick(random, {
    length,
    width,
    height: width * 0.55,
    bend: within(random, -3, 3),
    square: 0,
    colour: PALE,
    second: GOLD,
    gloss: 0.15,
    grain: 0.5,
    browned: 0.2,
    paint(ink, { u, distance }) {
      for (const knuckle of [-0.12, -0.05, 0.02, 0.34, 0.4]) {
        const crease = Math.abs(u + knuckle * length)
        ink.over(KNUCKLE, 0.7 * smooth(1.3, 0.3, crease))
        ink.height -= 1.2 * smooth(1.4, 0.2, crease)
      }
      ink.over(BROWN, 0.4 * smooth(-2.4, 0, distance))
    },
  })
