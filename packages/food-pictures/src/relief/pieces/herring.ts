import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

const BACK = colour('#4A5E70')
const BLUE = colour('#8FA3B2')
const SILVER = colour('#C6CDD0')
const BELLY = colour('#EFE6DA')
const FLESH = colour('#CDAAA0')
const FIBRE = colour('#A98078')

/** How close the segments of its muscle lie under the skin, radians a unit. */
const MUSCLES = 1.1
/** How thick a fillet is, units. */
const THICK = 3

/**
 * A strip cut on the slant from a pickled fillet, skin up: flat, a blue back that shades into silver over the segments
 * of its muscle, and along the cut a band of pinkish-grey flesh.
 */
export function herringPiece(random: Random, { a, b }: { readonly a: number; readonly b: number }): Piece {
  const offset = grainOffset(random)
  const half = a * within(random, 0.88, 1.14)
  const lean = within(random, 0.35, 0.7)
  const bend = within(random, -0.22, 0.22) * b
  const outline = box(half, b, 1.4)
  const cut = Math.min(3.4, b * 0.42)
  return {
    reach: half + b * 0.8,
    halfWidth: b * 1.3 + 1,
    paint(rawU, rawV, ink) {
      const along = rawU / half
      const v = rawV - bend * (along * along - 0.4)
      const u = rawU + v * lean
      const distance = outline(u, v) + (cloud(u * 0.06 + offset, v * 0.06) - 0.5) * 2.4
      const shade = along * 0.75 + (v / b) * 0.35 + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * 0.6
      ink.mix(BACK, BLUE, smooth(-0.85, -0.35, shade))
      ink.over(SILVER, smooth(-0.45, 0.15, shade))
      ink.over(BELLY, 0.7 * smooth(0.3, 0.85, shade))
      const muscle = Math.sin((u + Math.abs(v) * 0.9) * MUSCLES + offset + cloud(u * 0.05, v * 0.08 + offset) * 4)
      ink.dim(0.97 + 0.05 * muscle + 0.14 * (noise(u * 0.9 + offset, v * 0.9) - 0.5))
      ink.over(BACK, 0.4 * smooth(0.7, 0.86, noise(u * 0.3 + offset, v * 0.5)))
      const face = smooth(b - cut - 0.7, b - cut + 0.5, v) + 0.9 * smooth(half - 1.8, half - 0.6, Math.abs(u))
      ink.over(FLESH, face)
      ink.over(FIBRE, 0.55 * face * smooth(0.45, 0.75, noise(u * 0.6 + offset, v * 0.3)))
      const fall = 1.8 * smooth(b - cut - 0.6, b, v)
      ink.surface(0.34, 0.14, THICK * rounded(distance, 1.6) - fall + (cloud(u * 0.06, v * 0.06 + offset) - 0.5) * 2)
      return distance
    },
  }
}
