import type { DayProof, MacroName } from './day-plan.ts'
import { MACRO_ROWS, STRICT } from './tolerance.ts'

/**
 * The macros of a day outside their tolerance, the farthest first. Distance is counted in tolerances: 3 % of energy is
 * farther than 6 % of fat. Empty for a day that holds.
 */
export function macrosOutside({ deviation, holds }: Pick<DayProof, 'deviation' | 'holds'>): readonly MacroName[] {
  if (holds) return []
  const farness = (macro: MacroName) => {
    const { below, above } = STRICT[macro]
    return deviation[macro] < 0 ? -deviation[macro] / below : deviation[macro] / above
  }
  const [farthest, ...others] = MACRO_ROWS.toSorted((a, b) => farness(b) - farness(a))
  // A proof is rounded, so a macro just outside its tolerance reads as exactly on the edge.
  return farthest === undefined ? [] : [farthest, ...others.filter((macro) => farness(macro) > 1)]
}
