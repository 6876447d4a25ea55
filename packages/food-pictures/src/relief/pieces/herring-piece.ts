import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud, noise } from '../paint/noise.ts'
import { rounded, smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'
import { roundedBar } from './fish-fillet.ts'

const FLESH = colour('#E9C9B0')
const FLESH_DARK = colour('#C99A80')
const SILVER = colour('#DADCD8')
const SILVER_DARK = colour('#BCC0BC')
const BACK = colour('#3E5060')

/** A piece of a herring's fillet, cut across: silver skin that turns blue at the back, rosy flesh at its cut sides. */
export function herringPiece(random: Random): Piece {
  const offset = grainOffset(random)
  const a = within(random, 11, 14)
  const b = within(random, 8, 9.5)
  const slant = within(random, 0.12, 0.34)
  return {
    reach: Math.hypot(a, b) + 2,
    halfWidth: b * 1.5,
    paint(u, v, ink) {
      const along = u - v * slant
      const distance =
        roundedBar(Math.abs(along) - a, Math.abs(v) - b, 2.2) + (noise(u * 0.2 + offset, v * 0.2) - 0.5) * 1.2
      const high = v / b + (cloud(u * 0.07 + offset, 2) - 0.5) * 0.4
      ink.mix(SILVER, SILVER_DARK, smooth(0.3, 0.7, cloud(u * 0.12 + offset, v * 0.22)))
      ink.over(BACK, 0.8 * smooth(-0.25, -0.75, high))
      ink.over(FLESH, smooth(0.5, 0.66, high))
      ink.over(FLESH_DARK, 0.6 * smooth(0.84, 1, high))
      // The knife shows the flesh at both ends.
      ink.over(FLESH, 0.9 * smooth(a - 3, a - 1.6, Math.abs(along)))
      ink.surface(0.6, 0.1, 7.5 * rounded(distance, 8) + (noise(u * 0.25 - offset, v * 0.1) - 0.5) * 0.8)
      return distance
    },
  }
}
