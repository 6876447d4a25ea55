import type { Macros } from '@dayplate/nutrition'
import type { IndexedMeal } from './meal-index.ts'
import { MACRO_ROWS, ROWS, type ScaledTarget } from './tolerance.ts'
import { at } from './vector.ts'

/** One meal that could be eaten in a slot, in the units of the day's search. */
export interface SlotOption {
  readonly mealId: string
  /** `null` for a pinned meal, which need not be one of the plannable ones. */
  readonly indexed: IndexedMeal | null
  readonly cost: number
  /** Portions it may have; both lie on its grid. */
  readonly low: number
  readonly high: number
  readonly step: number
  /** One base portion in tolerance units. */
  readonly column: Float64Array
}

/** Cheapest first, ties by id. */
export type SlotList = readonly SlotOption[]

export function toColumn(macros: Macros, { unit }: ScaledTarget): Float64Array {
  const column = new Float64Array(ROWS)
  MACRO_ROWS.forEach((macro, row) => {
    column[row] = macros[macro] * at(unit, row)
  })
  return column
}

/** A slot that is decided already: nothing to choose and nothing to scale. */
export function fixedOption(mealId: string, indexed: IndexedMeal | null, decided: DecidedPortion): SlotOption {
  const { scale, macros, target } = decided
  return { mealId, indexed, cost: 0, low: scale, high: scale, step: 1, column: toColumn(macros, target) }
}

interface DecidedPortion {
  readonly scale: number
  readonly macros: Macros
  readonly target: ScaledTarget
}

/** Stands in a slot no meal is left for, so that the rest of the day can still be planned. */
export const NOTHING: SlotOption = {
  mealId: '',
  indexed: null,
  cost: 0,
  low: 0,
  high: 0,
  step: 1,
  column: new Float64Array(ROWS),
}

export function compareOptions(a: SlotOption, b: SlotOption): number {
  if (a.cost !== b.cost) return a.cost - b.cost
  return a.mealId < b.mealId ? -1 : 1
}
