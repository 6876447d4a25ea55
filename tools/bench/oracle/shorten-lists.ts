import type { DayProblem } from '@dayplate/meal-planner'
import { type Prices, pricedBounds } from './priced-bounds.ts'

/** Prices are calculated again in each round, because every removed option improves the bounds of the others. */
const ROUNDS = 3

/** A problem with shorter lists, and a lower bound for the score of any day of the whole problem. */
export interface ShortProblem {
  readonly problem: DayProblem
  readonly bound: number
}

/** Removes every option that no day with a score under `cutoff` can contain; all such days remain. */
export function shortenLists(
  whole: DayProblem,
  cutoff: number,
  priceOf: (problem: DayProblem) => Prices | null,
): ShortProblem {
  let problem = whole
  let bound = Number.NEGATIVE_INFINITY
  for (let round = 0; round < ROUNDS; round++) {
    const prices = priceOf(problem)
    if (prices === null) break
    const bounds = pricedBounds(problem, prices)
    bound = Math.max(bound, Math.min(cutoff, ...(bounds[0] ?? [])))
    const slots = problem.slots.map((options, slot) =>
      options.filter((_, index) => (bounds[slot]?.[index] ?? 0) < cutoff),
    )
    if (slots.every((options, slot) => options.length === problem.slots[slot]?.length)) break
    problem = { ...problem, slots }
    if (slots.some((options) => options.length === 0)) break
  }
  return { problem, bound }
}
