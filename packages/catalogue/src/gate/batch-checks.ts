import { type CheckFailure, ofGroup } from './check-failure.ts'
import type { MealFacts } from './meal-facts.ts'

/** Minimum share of lunches and dinners that keep to the next day, so that people cook every other day. */
const LEAST_BATCH_SHARE = 0.6

/** The number of lunches and dinners, and how many of them keep at least a day. */
export function batchCount(facts: readonly MealFacts[]): { readonly cooked: number; readonly keeping: number } {
  const cooked = facts.filter(({ meal }) => meal.type === 'lunch' || meal.type === 'dinner')
  return { cooked: cooked.length, keeping: cooked.filter(({ meal }) => meal.keepsDays > 0).length }
}

export function batchFailures(facts: readonly MealFacts[]): readonly CheckFailure[] {
  const { cooked, keeping } = batchCount(facts)
  const missing = Math.ceil(LEAST_BATCH_SHARE * cooked) - keeping
  if (missing <= 0) return []
  return [
    {
      check: 'batch',
      subject: ofGroup('lunches and dinners'),
      message: `${keeping} of ${cooked} keep a day or longer, ${100 * LEAST_BATCH_SHARE} % needed`,
      remedy: `Make ${missing} more of dishes that keep, and say how many days with "keeps"`,
    },
  ]
}
