import type { DayProof, PlanReason } from '../day-plan.ts'
import { draftPinned } from '../draft-meal.ts'
import { type DayResult, proveDay } from '../proof.ts'
import type { CurrentDay } from './current-day.ts'

/** Compares a current day with its target. A day outside its tolerances has reasons: the person's meals decide it. */
export function proveCurrentDay({ date, target, meals }: CurrentDay): DayProof {
  const drafts = meals.map(({ meal, scale, portion }) =>
    draftPinned({ date, type: meal.type, mealId: meal.id, macros: meal.macros, scale, portion }),
  )
  return proveDay(target, drafts, reasonsOf)
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
