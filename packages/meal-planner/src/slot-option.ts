import type { Macros } from '@dayplate/nutrition'
import type { IndexedMeal } from './meal-index.ts'
import type { ScaledTarget } from './tolerance.ts'
import { at } from './vector.ts'

/** One meal that could be eaten in a slot, in the units of the day's search. */
export interface SlotOption {
  readonly mealId: string
  /** `null` for a pinned meal, which need not be plannable. */
  readonly indexed: IndexedMeal | null
  readonly cost: number
  /** Range of its portions; both ends are on its grid. */
  readonly low: number
  readonly high: number
  readonly step: number
  /** One base portion in tolerance units. */
  readonly column: Column
}

/** Cheapest first, ties by id. */
export type SlotList = readonly SlotOption[]

/** A plain array in the order of MACRO_ROWS, because hundreds are made per day and typed arrays are slow to create. */
export type Column = readonly [kcal: number, protein: number, fat: number, carbohydrate: number]

export function toColumn({ kcal, proteinG, fatG, carbohydrateG }: Macros, { unit }: ScaledTarget): Column {
  return [kcal * at(unit, 0), proteinG * at(unit, 1), fatG * at(unit, 2), carbohydrateG * at(unit, 3)]
}

/** A decided slot with a fixed meal and portion. */
export function fixedOption(mealId: string, indexed: IndexedMeal | null, decided: DecidedPortion): SlotOption {
  const { scale, macros, target } = decided
  return { mealId, indexed, cost: 0, low: scale, high: scale, step: 1, column: toColumn(macros, target) }
}

interface DecidedPortion {
  readonly scale: number
  readonly macros: Macros
  readonly target: ScaledTarget
}

/** Fills a slot without any possible meal, so that the rest of the day can still be planned. */
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

/** Guards against losing a grid point to the rounding error of a division. */
const EPSILON = 1e-9

/** Number of grid points of an option, from its smallest portion to its largest. */
export function portionCount({ low, high, step }: SlotOption): number {
  return Math.floor((high - low) / step + EPSILON) + 1
}
