import type { Macros } from '@dayplate/nutrition'
import type { IndexedMeal } from './meal-index.ts'
import type { ScaledTarget } from './tolerance.ts'
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
  readonly column: Column
}

/** Cheapest first, ties by id. */
export type SlotList = readonly SlotOption[]

/** A plain array, in the order of MACRO_ROWS: hundreds are made for every day, and typed ones are dear to make. */
export type Column = readonly [kcal: number, protein: number, fat: number, carbohydrate: number]

export function toColumn({ kcal, proteinG, fatG, carbohydrateG }: Macros, { unit }: ScaledTarget): Column {
  return [kcal * at(unit, 0), proteinG * at(unit, 1), fatG * at(unit, 2), carbohydrateG * at(unit, 3)]
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
  column: [0, 0, 0, 0],
}

export function compareOptions(a: SlotOption, b: SlotOption): number {
  if (a.cost !== b.cost) return a.cost - b.cost
  return a.mealId < b.mealId ? -1 : 1
}

/** Guards against a grid point lost to the last bit of a division. */
const EPSILON = 1e-9

/** Grid points of an option, from its smallest portion to its largest. */
export function portionCount({ low, high, step }: SlotOption): number {
  return Math.floor((high - low) / step + EPSILON) + 1
}
