import { breadKind } from '../pieces/dough/bread-kinds.ts'
import { crownMark, rollCrown } from '../pieces/dough/roll-crown.ts'
import type { PieceMaker } from '../scene/piece.ts'

const wholeRoll =
  (foodId: string): PieceMaker =>
  (random) =>
    rollCrown(random, { kind: breadKind(foodId), mark: crownMark(foodId) })

/** Rolls are bought whole, and known by their crust. */
export const WHOLE_ROLLS: Readonly<Record<string, PieceMaker>> = Object.fromEntries(
  ['bagel', 'baguette', 'ciabatta', 'graham-roll', 'kaiser-roll'].map((foodId) => [foodId, wholeRoll(foodId)]),
)
