import type { Random } from '../../drawing/random.ts'
import { within } from '../paint/chance.ts'

/** Where a stick of a handful lies: along and across the others, and how far it is turned out of their line. */
export interface StickPlace {
  readonly along: number
  readonly across: number
  readonly turn: number
}

export interface Handful {
  readonly count: number
  /** Distance between the middles of neighbours, units. */
  readonly gap: number
}

/** So many sticks lie beside one another; the others lie across them. */
const LANES = 5

/** Sticks as a hand drops them: the lower ones apart and askew, those on them crossed. */
export function crossedSticks(random: Random, { count, gap }: Handful): readonly StickPlace[] {
  const lower = Math.min(LANES, Math.ceil(count * 0.6))
  return Array.from({ length: count }, (_, index) => {
    const isUpper = index >= lower
    const lane = isUpper ? (index - lower - (count - lower - 1) / 2) * 1.3 : index - (lower - 1) / 2
    const slant = isUpper ? (index % 2 === 0 ? 0.32 : -0.28) : 0
    return {
      along: within(random, -4, 4),
      across: lane * gap,
      turn: slant + within(random, -0.13, 0.13),
    }
  })
}
