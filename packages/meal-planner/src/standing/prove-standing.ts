import type { DayProof, PlanReason } from '../day-plan.ts'
import { draftPinned } from '../draft-meal.ts'
import { type DayResult, proveDay } from '../proof.ts'
import { deviationOf, MACRO_ROWS, STRICT } from '../tolerance.ts'
import type { StandingDay } from './standing-day.ts'

/** What a standing day holds against what it should hold. One that does not hold says so: the person's meals decide it. */
export function proveStanding({ date, target, meals }: StandingDay): DayProof {
  const drafts = meals.map(({ meal, scale, portion }) =>
    draftPinned({ date, type: meal.type, mealId: meal.id, macros: meal.macros, scale, portion }),
  )
  return proveDay(target, drafts, reasonsOf)
}

/**
 * How far a day is from its target: its largest deviation in tolerance units (max-norm), so up to 1 is inside. The measure
 * all lists of replacements are sorted by.
 */
export function closenessOf({ target, actual }: Pick<DayProof, 'target' | 'actual'>): number {
  return Math.max(
    ...MACRO_ROWS.map((macro) => {
      const deviation = deviationOf(target, actual, macro)
      return Math.abs(deviation) / (deviation < 0 ? STRICT[macro].below : STRICT[macro].above)
    }),
  )
}

function reasonsOf({ outside, deviation }: DayResult): readonly PlanReason[] {
  if (outside.length === 0) return []
  const missed = outside.map((macro): PlanReason => {
    const rounded = Math.round(deviation[macro] * 10_000) / 10_000
    return macro === 'kcal'
      ? { code: 'PORTION_LIMIT', deviation: rounded }
      : { code: 'MACRO_UNREACHABLE', macro, deviation: rounded }
  })
  return [...missed, { code: 'PINNED_MEALS' }]
}
