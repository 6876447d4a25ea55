import type { Random } from '../../drawing/random.ts'
import { grainOffset, within } from '../paint/chance.ts'
import { colour } from '../paint/colour.ts'
import { cloud } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'
import type { Piece } from '../scene/piece.ts'

const STEM = colour('#F3EFDC')
const BLUSH = colour('#DFA3B4')
const LEAF = colour('#4F8F2C')
const LEAF_PALE = colour('#86B84A')

const STEM_HALF = 1.1
/** Where the two seed leaves sit, and their half axes, units. */
const LEAVES = { u: 9.5, v: 3.3, a: 4.8, b: 3.1 } as const

/** A radish sprout: a thin bent stem, blushed at its foot, with two round seed leaves at its end. */
export function sprout(random: Random): Piece {
  const offset = grainOffset(random)
  const bend = within(random, -4, 4)
  return {
    reach: 16,
    halfWidth: 10,
    paint(u, v, ink) {
      const lift = bend * (1 - (u / 12) ** 2)
      const stem = Math.max(Math.abs(v - lift) - STEM_HALF, Math.abs(u + 2) - 11)
      const across = Math.abs(v - lift * smooth(14, 6, u))
      const leaf = (Math.hypot((u - LEAVES.u) / LEAVES.a, (across - LEAVES.v) / LEAVES.b) - 1) * LEAVES.b
      if (leaf < stem) {
        ink.mix(LEAF, LEAF_PALE, smooth(0.35, 0.65, cloud(u * 0.2 + offset, v * 0.2)))
        ink.surface(0.5, 0.1, 3 + across * 0.2)
      } else {
        ink.mix(BLUSH, STEM, smooth(-12, -4, u))
        ink.surface(0.6, 0.05, 1.8)
      }
      return Math.min(stem, leaf)
    },
  }
}
