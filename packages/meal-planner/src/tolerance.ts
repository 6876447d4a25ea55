import type { Macros } from '@dayplate/nutrition'
import type { MacroName } from './day-plan.ts'

/** Order of the rows in every vector of the search. */
export const MACRO_ROWS = ['kcal', 'proteinG', 'fatG', 'carbohydrateG'] as const satisfies readonly MacroName[]
export const ROWS = MACRO_ROWS.length

/** Allowed fractions below and above the target. */
export interface Tolerance {
  readonly below: number
  readonly above: number
}

export type Tolerances = Readonly<Record<MacroName, Tolerance>>

function either(fraction: number): Tolerance {
  return { below: fraction, above: fraction }
}

/** Promised tolerances of a day: energy within 2 %, each macro within 5 %. */
export const STRICT: Tolerances = {
  kcal: either(0.02),
  proteinG: either(0.05),
  fatG: either(0.05),
  carbohydrateG: either(0.05),
}

export const WIDE_FAT_AND_CARBOHYDRATE: Tolerances = { ...STRICT, fatG: either(0.1), carbohydrateG: either(0.1) }

/** More protein than the target is better than less: −5 / +15 %. */
export const WIDE_PROTEIN: Tolerances = { ...WIDE_FAT_AND_CARBOHYDRATE, proteinG: { below: 0.05, above: 0.15 } }

/** Energy as promised, every macro within a wide fraction: for days whose macros no combination reaches. */
export function energyFirst(fraction: number): Tolerances {
  return { kcal: STRICT.kcal, proteinG: either(fraction), fatG: either(fraction), carbohydrateG: either(fraction) }
}

/** The search stays slightly inside, so that a rounded value is never outside. */
const MARGIN = 0.995

/** A target in the units of the search: each macro divided by its tolerance, so that ±1 around `goal` is allowed. */
export interface ScaledTarget {
  readonly unit: Float64Array
  readonly goal: Float64Array
}

export function scaleTarget(target: Macros, tolerances: Tolerances): ScaledTarget {
  const unit = new Float64Array(ROWS)
  const goal = new Float64Array(ROWS)
  MACRO_ROWS.forEach((macro, row) => {
    const { below, above } = tolerances[macro]
    const halfWidth = (MARGIN * target[macro] * (below + above)) / 2
    unit[row] = 1 / halfWidth
    goal[row] = (target[macro] * (1 + (above - below) / 2)) / halfWidth
  })
  return { unit, goal }
}

/** Fraction by which `actual` differs from `target`; positive means more. */
export function deviationOf(target: Macros, actual: Macros, macro: MacroName): number {
  return actual[macro] / target[macro] - 1
}

export function isWithin(deviation: number, { below, above }: Tolerance): boolean {
  return deviation >= -below && deviation <= above
}
