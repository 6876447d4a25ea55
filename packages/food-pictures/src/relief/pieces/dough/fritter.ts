import type { Random } from '../../../drawing/random.ts'
import { grainOffset } from '../../paint/chance.ts'
import { colour, type Colour } from '../../paint/colour.ts'
import { cloud, noise } from '../../paint/noise.ts'
import { rounded, smooth } from '../../paint/shape.ts'
import type { Piece } from '../../scene/piece.ts'

export interface FritterOptions {
  readonly radius: number
  readonly thick: number
  /** The colour of what binds the shreds. */
  readonly batter: Colour
  /** The colour of the shreds that show. */
  readonly shred: Colour
}

const GOLD = colour('#DFA142')
const BROWN = colour('#A9662A')
const RIM = colour('#6B3914')
/** How far the crisp rim reaches inwards, units. */
const RIM_WIDE = 5

/** A flat cake of grated vegetables from the pan: a ragged, crisp, dark rim, and shreds that run all ways over its top. */
export function fritter(random: Random, { radius, thick, batter, shred }: FritterOptions): Piece {
  const offset = grainOffset(random)
  const oval = 0.9 + random() * 0.1
  const turn = random() * 6
  return {
    reach: radius * 1.14,
    paint(u, v, ink) {
      const lace = noise(u * 0.34 + offset, v * 0.34)
      const distance =
        Math.hypot(u, v / oval) - radius + (cloud(u * 0.05 + offset, v * 0.05) - 0.5) * 7 + (lace - 0.5) * 2.6
      const patch = cloud(u * 0.06 - offset, v * 0.06)
      // Shreds lie in bundles of one direction, as they fell from the grater.
      const angle = turn + cloud(u * 0.045 + offset, v * 0.045 - offset) * 12
      const across = u * Math.sin(angle) + v * Math.cos(angle)
      const along = u * Math.cos(angle) - v * Math.sin(angle)
      const thread = noise(across * 0.42 + offset, along * 0.09)
      ink.mix(batter, GOLD, 0.55 + 0.4 * smooth(0.3, 0.6, patch))
      ink.over(BROWN, 0.7 * smooth(0.5, 0.72, patch) * smooth(0, -8, distance))
      ink.over(shred, 0.8 * smooth(0.58, 0.7, thread) * (1 - 0.5 * smooth(0.55, 0.75, patch)))
      ink.over(BROWN, 0.85 * smooth(-RIM_WIDE - 3, -RIM_WIDE * 0.5, distance + (lace - 0.5) * 4))
      ink.over(RIM, 0.9 * smooth(-RIM_WIDE * 0.7, -0.8, distance))
      ink.surface(0.4, 0.4, thick * rounded(distance, 3.6) + (thread - 0.5) * 1.5 + (lace - 0.5) * 0.9)
      return distance
    },
  }
}
