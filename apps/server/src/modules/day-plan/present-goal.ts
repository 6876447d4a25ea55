import type { GoalCause } from '@dayplate/rules/goal'
import { weightIn, weightUnitOf, type Weight } from '@dayplate/units'
import type { GoalFacts } from '../stored-plans/index.ts'

const WIRE_CAUSE = { 'lose-weight': 'LOSE_WEIGHT', 'put-on-weight': 'PUT_ON_WEIGHT' } as const

/** The content of a page about a goal: the reason it is shown and the course of the weight, in the reader's unit. */
export function presentGoal({ goalWeight, systemOfMeasures, weights }: GoalFacts, because: GoalCause) {
  const inOwnUnit = ({ value, unit }: Weight) => weightIn({ value, unit }, weightUnitOf(systemOfMeasures))
  const [first] = weights
  const newest = weights.at(-1)
  // A goal without any weight is neither reached nor missed.
  if (first === undefined || newest === undefined) throw new Error('a goal that moved without any weight')
  return {
    because: WIRE_CAUSE[because],
    weight: inOwnUnit(newest),
    firstWeight: inOwnUnit(first),
    goalWeight: inOwnUnit(goalWeight),
  }
}
