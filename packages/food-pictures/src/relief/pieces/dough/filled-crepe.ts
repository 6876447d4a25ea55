import type { Random } from '../../../drawing/random.ts'
import { grainOffset } from '../../paint/chance.ts'
import { colour, type Colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cloud } from '../../paint/noise.ts'
import { box, rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'
import { crepeLace } from './pancake.ts'

const FOLD = colour('#C8893A')
const RIM = colour('#8F5420')

export interface HalfCrepeOptions {
  readonly radius: number
  readonly batter: Colour
  /** How high it bulges over what is in it, units. */
  readonly bulge: number
}

/** How long the fold is beside the depth of the half, as a factor. */
export const HALF_DEPTH = 0.86

/** One side of a pancake folded in half: the fold along `u` at the back, the round open edge to the front. */
export function halfCrepe(random: Random, { radius, batter, bulge }: HalfCrepeOptions): Piece {
  const offset = grainOffset(random)
  const point = { u: 0, v: 0, offset }
  return {
    reach: radius * 1.06,
    paint(u: number, v: number, ink: Ink) {
      // Half of the circle around it is empty.
      if (v < -3) return -v
      const far = Math.hypot(u, v / HALF_DEPTH) - radius
      if (far > 4) return far
      const wander = (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 4
      const distance = Math.max(far + wander, -v - 1.5)
      ink.fill(batter)
      point.u = u
      point.v = v
      crepeLace(ink, point)
      ink.over(FOLD, 0.5 * smooth(5, 0, v))
      ink.over(RIM, 0.75 * smooth(-2.2, -0.4, far + wander))
      const ruffle = Math.sin(Math.atan2(v, u) * 8 + offset) * smooth(radius * 0.5, radius, radius + far)
      ink.surface(0.3, 0.2, 2.2 * rounded(distance, 2.4) + bulge * rounded(distance, radius * 0.55) + ruffle)
      return distance
    },
  }
}

export interface GaletteOptions {
  /** Half its side, units. */
  readonly half: number
  readonly batter: Colour
}

/** Half the side of the window in which the filling is seen, in shares of half the side. */
export const WINDOW = 0.5
/** How far the rounded flaps reach into the window, as a share of it. */
const FLAP = 0.24

/** A galette whose four sides were folded in over the filling: a square with a window. */
export function foldedGalette(random: Random, { half, batter }: GaletteOptions): Piece {
  const offset = grainOffset(random)
  const outline = box(half, half, half * 0.08)
  const open = half * WINDOW
  const point = { u: 0, v: 0, offset }
  return {
    reach: half * 1.45,
    halfWidth: half * 1.05,
    paint(u: number, v: number, ink: Ink) {
      const across = Math.max(Math.abs(u), Math.abs(v))
      const along = Math.min(Math.abs(u), Math.abs(v))
      // The rim of each flap is a piece of the round galette.
      const lip = open * (1 - FLAP * (1 - Math.min(1, along / open) ** 2))
      const wander = (cloud(u * 0.07 + offset, v * 0.07) - 0.5) * 3
      const inner = lip - across
      const distance = Math.max(outline(u, v) + wander, inner + wander)
      ink.fill(batter)
      point.u = u
      point.v = v
      crepeLace(ink, point)
      ink.over(FOLD, 0.35 * smooth(-4, -0.5, outline(u, v)))
      ink.over(RIM, 0.7 * smooth(-2, -0.4, inner))
      // Two of the flaps lie over the two others: their edge runs from corner to window.
      const crease = across - along
      const isUpper = Math.abs(u) > Math.abs(v)
      ink.over(RIM, isUpper ? 0 : 0.5 * smooth(1.8, 0.2, crease))
      const step = isUpper ? 1.6 : 0
      ink.surface(0.3, 0.2, 3 + step + 2 * rounded(outline(u, v), 4) + 1.6 * smooth(-9, 0, inner))
      return distance
    },
  }
}
