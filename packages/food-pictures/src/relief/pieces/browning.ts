import { colour } from '../paint/colour.ts'
import type { Ink } from '../paint/ink.ts'
import { cloud } from '../paint/noise.ts'
import { smooth } from '../paint/shape.ts'

const GOLD = colour('#D08A2E')
const BROWN = colour('#7A4218')
const CHAR = colour('#3A2110')

/** Where on a piece, and where in the noise the piece lies. */
export interface BrowningPoint {
  readonly u: number
  readonly v: number
  readonly offset: number
}

/** Patches a unit. */
const FINENESS = 0.16

/**
 * What a hot pan or oven does to a surface: gold, then brown, then char, in patches. `amount` is 0 for raw and 1 for dark.
 */
export function brown(ink: Ink, { u, v, offset }: BrowningPoint, amount: number): void {
  const patch = cloud(u * FINENESS + offset, v * FINENESS - offset)
  ink.over(GOLD, amount * 0.75 * smooth(0.25, 0.6, patch))
  ink.over(BROWN, amount * 0.85 * smooth(0.5, 0.74, patch))
  ink.over(CHAR, amount * 0.5 * smooth(0.66, 0.84, patch))
}
