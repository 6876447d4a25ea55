import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { box, rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

const BACK = colour('#7E8482')
const SILVER = colour('#D9D8CE')
const BELLY = colour('#F3EBDD')
const FLESH = colour('#E3C0A8')
const FIBRE = colour('#C99C84')

/**
 * A piece cut across a pickled fillet, skin up: a grey back that shades into a dull silver flank and a pale belly, and pink
 * flesh with its fibres at the cut ends.
 */
export function herringPiece(random: Random, { a, b }: { readonly a: number; readonly b: number }): Piece {
  const offset = grainOffset(random)
  const half = a * within(random, 0.85, 1.12)
  const lean = within(random, -0.3, 0.3)
  const outline = box(half, b, b * 0.45)
  const cutWidth = Math.min(3.2, half * 0.24)
  return {
    reach: half + b * 0.7,
    halfWidth: b * 1.12,
    paint(rawU, v, ink) {
      const u = rawU + v * lean
      const distance = outline(u, v) + (cloud(u * 0.07 + offset, v * 0.07) - 0.5) * 3
      const across = v / b + (cloud(u * 0.05 + offset, 2) - 0.5) * 0.5
      ink.mix(BACK, SILVER, smooth(-1, -0.1, across + (noise(u * 0.35 + offset, v * 0.5) - 0.5) * 0.3))
      ink.over(BELLY, smooth(0, 0.8, across))
      // Where the scales were.
      ink.dim(1 + 0.12 * (noise(u * 0.7 + offset, v * 1.1) - 0.5))
      ink.over(
        FLESH,
        0.95 * smooth(half - cutWidth, half - cutWidth * 0.5, Math.abs(u)) + 0.8 * smooth(0.74, 0.95, across),
      )
      ink.over(FIBRE, 0.35 * smooth(half - cutWidth * 0.6, half, Math.abs(u)))
      const swell = 1.6 * smooth(0.5, -0.2, Math.abs(across))
      ink.surface(0.5, 0.1, 4.6 * rounded(distance, b * 0.6) + swell + (cloud(u * 0.07, v * 0.07 + offset) - 0.5) * 2.4)
      return distance
    },
  }
}
