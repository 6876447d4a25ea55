import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

const BACK = colour('#46586A')
const SILVER = colour('#C3CED6')
const BELLY = colour('#F2F1EA')
const FLESH = colour('#CFAF9C')

/** A piece cut across a pickled fillet, skin up: dark back, silver flank, pale belly, and its flesh at the cut ends. */
export function herringPiece(random: Random, { a, b }: { readonly a: number; readonly b: number }): Piece {
  const offset = grainOffset(random)
  const half = a * within(random, 0.85, 1.12)
  const lean = within(random, -0.3, 0.3)
  const outline = box(half, b, 2.6)
  return {
    reach: half + b * 0.7,
    halfWidth: b * 1.12,
    paint(rawU, v, ink) {
      const u = rawU + v * lean
      const distance = outline(u, v) + (cloud(u * 0.07 + offset, v * 0.07) - 0.5) * 2.4
      const across = v / b + (cloud(u * 0.05 + offset, 2) - 0.5) * 0.3
      ink.mix(BACK, SILVER, smooth(-0.75, -0.05, across))
      ink.over(BELLY, smooth(0.1, 0.75, across))
      // The lateral line, and the shimmer of where the scales were.
      ink.over(BACK, 0.35 * smooth(0.09, 0.02, Math.abs(across - 0.02)))
      ink.dim(1 + 0.14 * (noise(u * 0.9 + offset, v * 1.2) - 0.5))
      ink.over(FLESH, 0.9 * smooth(half - 2.4, half - 1.2, Math.abs(u)) + 0.7 * smooth(0.86, 1, across))
      ink.surface(0.95, 0.05, 6.5 * rounded(distance, b * 0.8) + (cloud(u * 0.08, v * 0.08 + offset) - 0.5) * 2)
      return distance
    },
  }
}
