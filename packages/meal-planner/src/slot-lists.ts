import type { EatingHistory } from './eating-history.ts'
import { type CostContext, mealCost } from './meal-cost.ts'
import type { IndexedMeal } from './meal-index.ts'
import type { RequestedDay } from './plan-request.ts'
import { portionRange } from './portion-range.ts'
import { compareOptions, NOTHING, type SlotList, type SlotOption, toColumn } from './slot-option.ts'
import type { Strictness } from './strictness.ts'
import type { ScaledTarget } from './tolerance.ts'

export interface ListContext {
  readonly day: RequestedDay
  readonly dayNumber: number
  readonly scaled: ScaledTarget
  readonly strictness: Strictness
  readonly history: EatingHistory
  /** Ids of meals that may not be chosen. */
  readonly barred: ReadonlySet<string>
  /** The person's own meals of the type on the day. */
  readonly repertoire: ReadonlySet<IndexedMeal>
  readonly cost: CostContext
}

/** The meals of one type that may be eaten on a day, cheapest first; only NOTHING when there are none. */
export function listSlot(meals: readonly IndexedMeal[], context: ListContext): SlotList {
  const options = meals
    .filter((indexed) => isAllowed(indexed, context))
    .flatMap((indexed) => toOptions(indexed, context))
  return options.length === 0 ? [NOTHING] : options.toSorted(compareOptions)
}

/** One meal alone, whenever it was last eaten: a leftover whose portion is still open. */
export function listOnly(indexed: IndexedMeal, context: ListContext): SlotList {
  const options = toOptions(indexed, context)
  return options.length === 0 ? [NOTHING] : options
}

function isAllowed(
  indexed: IndexedMeal,
  { day, dayNumber, strictness, history, barred, repertoire }: ListContext,
): boolean {
  const { meal } = indexed
  if (barred.has(meal.id)) return false
  if (strictness.inSeasonOnly && !meal.seasons.includes(day.season)) return false
  if (strictness.inRepertoire && !repertoire.has(indexed)) return false
  return !history.isNear(meal.id, dayNumber, strictness.gapDays)
}

function toOptions(indexed: IndexedMeal, { day, scaled, strictness, cost }: ListContext): readonly SlotOption[] {
  const { meal } = indexed
  const range = portionRange(meal, day.target.kcal, strictness)
  if (range === null) return []
  const option: SlotOption = {
    mealId: meal.id,
    indexed,
    cost: mealCost(indexed, cost),
    low: range.low,
    high: range.high,
    step: meal.portionStep,
    column: toColumn(meal.macros, scaled),
  }
  return [option]
}

/** Number of meals of a type that a day could choose from if only the season counted. */
export function countInSeason(meals: readonly IndexedMeal[], day: RequestedDay): number {
  return meals.filter(({ meal }) => meal.seasons.includes(day.season)).length
}
