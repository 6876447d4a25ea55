import type { Macros } from '@dayplate/nutrition'
import { MACRO_ROWS, ROWS, type ScaledTarget, STRICT } from '../tolerance.ts'

/**
 * A target in units of the promised tolerances, without the margin of the planner's search: exactly ±1 around `goal` is
 * inside.
 */
export function toleranceScale(target: Macros): ScaledTarget {
  const unit = new Float64Array(ROWS)
  const goal = new Float64Array(ROWS)
  MACRO_ROWS.forEach((macro, row) => {
    unit[row] = 1 / (STRICT[macro].above * target[macro])
    goal[row] = 1 / STRICT[macro].above
  })
  return { unit, goal }
}

/** One base portion in units of a target. */
export function mealColumn(macros: Macros, { unit }: Pick<ScaledTarget, 'unit'>): Float64Array {
  return Float64Array.from(MACRO_ROWS, (macro, row) => macros[macro] * (unit[row] ?? 0))
}
