import type { Random } from '../../drawing/random.ts'
import { grainOffset } from '../paint/chance.ts'
import { colour, type Colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

/** Something fried or roasted in one piece. */
export interface BreastKind {
  readonly flesh: Colour
  readonly second: Colour
}

export interface BreastOptions {
  readonly kind: BreastKind
  readonly a: number
  readonly b: number
  /** 0 poached to 1 dark. */
  readonly browned: number
}

const GOLD = colour('#CF8A34')
const BROWN = colour('#7E4519')
const CHAR = colour('#3E2210')

/** A breast or thigh in one piece: a plump drop, brown where it lay on the pan, fibres along it. */
export function breast(random: Random, { kind, a, b, browned }: BreastOptions): Piece {
  const { flesh, second } = kind
  const offset = grainOffset(random)
  return {
    reach: a * 1.15,
    halfWidth: b * 1.3,
    paint(u, v, ink) {
      const along = u / a
      // One end is plump, the other one pointed.
      const width = b * (0.98 - 0.34 * along - 0.12 * along * along)
      const far = Math.hypot(along, (v + b * 0.2 * along) / width)
      const distance = (far - 1) * Math.min(width, a) + (cloud(u * 0.035 + offset, v * 0.035) - 0.5) * 9
      ink.mix(flesh, second, smooth(0.3, 0.7, cloud(u * 0.06 + offset, v * 0.06)))
      const patch = cloud(u * 0.06 - offset, v * 0.08)
      ink.over(GOLD, browned * (0.35 + 0.6 * smooth(0.3, 0.6, patch)))
      ink.over(BROWN, browned * (0.8 * smooth(0.5, 0.72, patch) + 0.5 * smooth(-5, 0, distance)))
      ink.over(CHAR, browned * 0.5 * smooth(0.68, 0.82, patch))
      const fibre = noise(u * 0.1 + offset, v * 0.6 + u * 0.04)
      ink.dim(0.96 + 0.07 * fibre)
      const body = 15 * rounded(distance, b * 0.8) + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * 4
      ink.surface(0.7, 0.35, body + fibre * 0.5)
      return distance
    },
  }
}
