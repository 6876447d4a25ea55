import { type DayTarget, type Macros, scaleMacros, sumMacros } from '@dayplate/nutrition'
import type { DayProof, MacroName, PlanReason } from './day-plan.ts'
import type { DraftMeal } from './draft-meal.ts'
import { deviationOf, isWithin, MACRO_ROWS, STRICT } from './tolerance.ts'

/** Checks the result against the target, from the meals alone and not from the state of the search. */
export function proveDay(
  target: DayTarget,
  meals: readonly DraftMeal[],
  reasonsFor: (result: DayResult) => readonly PlanReason[],
): DayProof {
  const actual = sumMacros(meals.map(({ macros, scale }) => scaleMacros(macros, scale)))
  const deviation = mapMacros((macro) => deviationOf(target, actual, macro))
  const outside = MACRO_ROWS.filter((macro) => !isWithin(deviation[macro], STRICT[macro]))
  return {
    target,
    actual: mapMacros((macro) => round(actual[macro], 100)),
    deviation: mapMacros((macro) => round(deviation[macro], 10_000)),
    holds: outside.length === 0,
    reasons: reasonsFor({ deviation, outside }),
  }
}

export interface DayResult {
  readonly deviation: Macros
  /** Macros outside their strict tolerance. */
  readonly outside: readonly MacroName[]
}

function mapMacros(valueOf: (macro: MacroName) => number): Macros {
  return {
    kcal: valueOf('kcal'),
    proteinG: valueOf('proteinG'),
    fatG: valueOf('fatG'),
    carbohydrateG: valueOf('carbohydrateG'),
  }
}

/** Avoids −0, because JSON would lose its sign. */
function round(value: number, parts: number): number {
  return Math.round(value * parts) / parts || 0
}
