import type { Random } from '../../../drawing/random.ts'
import { grainOffset } from '../../paint/chance.ts'
import { colour, type Colour } from '../../paint/colour.ts'
import type { Ink } from '../../paint/ink.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth, type Outline } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'

export interface PancakeOptions {
  readonly radius: number
  readonly thick: number
  /** The colour of the batter, seen at the side. */
  readonly batter: Colour
}

const GOLD = colour('#D8983E')
const BROWN = colour('#A4622A')
const DARK = colour('#6E3814')

/** What a pan does to a batter: an even brown with paler rings where it rose. */
function fry(ink: Ink, { u, v, offset, share }: { u: number; v: number; offset: number; share: number }): void {
  const patch = cloud(u * 0.05 + offset, v * 0.05)
  const lace = noise(u * 0.3 + offset, v * 0.3)
  ink.over(GOLD, 0.92 * smooth(1, 0.86, share))
  ink.over(BROWN, 0.85 * smooth(0.97, 0.72, share) * smooth(0.22, 0.62, patch + (lace - 0.5) * 0.16))
  ink.over(DARK, 0.45 * smooth(0.58, 0.8, patch) * smooth(0.95, 0.7, share))
}

/** A small thick pancake, seen from above: browned top, pale side. */
export function pancake(random: Random, { radius, thick, batter }: PancakeOptions): Piece {
  const offset = grainOffset(random)
  const oval = 0.9 + random() * 0.12
  const point = { u: 0, v: 0, offset, share: 0 }
  return {
    reach: radius * 1.18,
    paint(u: number, v: number, ink: Ink) {
      const far = Math.hypot(u, v / oval)
      const distance = far - radius + (cloud(u * 0.045 + offset, v * 0.045) - 0.5) * 5
      ink.fill(batter)
      ink.surface(0.3, 0.25, thick * rounded(distance, 5.5))
      point.u = u
      point.v = v
      point.share = 1 + distance / radius
      fry(ink, point)
      ink.height += (cloud(u * 0.09, v * 0.09 + offset) - 0.5) * 1.8
      return distance
    },
  }
}

export interface CrepeOptions {
  readonly radius: number
  readonly batter: Colour
}

const CREPE_GOLD = colour('#DDA650')
const CREPE_SPOT = colour('#B4742C')
const CREPE_DARK = colour('#8A4E1E')

/** The lace that a thin batter bakes to: golden fields with fine brown specks and rings. */
export function crepeLace(ink: Ink, { u, v, offset }: { u: number; v: number; offset: number }): void {
  const field = cloud(u * 0.055 + offset, v * 0.055)
  const fine = noise(u * 0.27 + offset, v * 0.27) * 0.6 + noise(u * 0.7, v * 0.7 + offset) * 0.4
  const ring = Math.abs(noise(u * 0.15 - offset, v * 0.15) - 0.5)
  ink.over(CREPE_GOLD, 0.75 * smooth(0.34, 0.62, field))
  ink.over(CREPE_SPOT, 0.55 * smooth(0.5, 0.74, field * 0.6 + fine * 0.4) + 0.16 * smooth(0.05, 0.01, ring))
  ink.over(CREPE_DARK, 0.35 * smooth(0.62, 0.82, field * 0.5 + fine * 0.5))
}

/** A quarter disc with its tip at (0, 0), open to the right: `u` along its middle. */
const quarter =
  (radius: number): Outline =>
  (u, v) => {
    const sides = Math.abs(v) * 0.66 - u * 0.62
    return Math.max(Math.hypot(u, v) - radius, sides)
  }

/** A crepe folded twice: a fan of four layers with lacy brown spots. */
export function foldedCrepe(random: Random, { radius, batter }: CrepeOptions): Piece {
  const offset = grainOffset(random)
  const outline = quarter(radius)
  const point = { u: 0, v: 0, offset }
  return {
    reach: radius * 1.05,
    paint(u: number, v: number, ink: Ink) {
      const distance = outline(u, v) + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * 4
      const far = Math.hypot(u, v)
      const angle = Math.atan2(v, u)
      ink.fill(batter)
      point.u = u
      point.v = v
      crepeLace(ink, point)
      ink.over(CREPE_SPOT, 0.7 * smooth(-2.4, -0.6, distance))
      // The layers step down to the right fold and at the round edge.
      const layer =
        smooth(radius * 0.97, radius * 0.9, far) * 1.6 +
        smooth(0.74, 0.64, angle) * 1.6 +
        smooth(-0.76, -0.6, angle) * 0.8
      const ruffle = Math.sin(angle * 9 + offset) * 1.6 * smooth(radius * 0.4, radius, far)
      ink.surface(0.3, 0.2, 2.4 * rounded(distance, 2) + layer + ruffle + 3 * smooth(radius, 0, far))
      return distance
    },
  }
}
