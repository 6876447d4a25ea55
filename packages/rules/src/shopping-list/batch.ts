import { addDays, type CalendarDay } from '@dayplate/dates'
import type { MealType } from '@dayplate/nutrition'

/** A serving of something that is cooked, for its own day alone or for days in a row. */
export interface Serving {
  readonly type: MealType
  /** Names what is cooked: portions of one batch have the same. */
  readonly recipe: string
  /** Factor on the recipe's amounts. */
  readonly scale: number
  /** Which serving this is, from 1. */
  readonly portion: number
  readonly portionsTotal: number
}

export interface DayOfServings<S extends Serving = Serving> {
  readonly date: CalendarDay
  readonly meals: readonly S[]
}

/** The portions of a batch are eaten on days in a row, so the number of one tells when the batch is cooked. */
export const cookedOn = (date: CalendarDay, { portion }: Pick<Serving, 'portion'>): CalendarDay =>
  addDays(date, 1 - portion)

/**
 * Which batch a serving is from: what is cooked, when, for which meal and how many. Servings of one batch have the same key, and
 * no others.
 */
export const batchKey = (date: CalendarDay, serving: Serving): string =>
  [cookedOn(date, serving), serving.type, serving.recipe, serving.portionsTotal].join(' ')

/** A serving that stands in a plan. */
export interface DatedServing<S extends Serving> {
  readonly date: CalendarDay
  readonly meal: S
}

/** The servings of a plan by their batches, each batch's in the order they are eaten where the days are in order. */
export function batchesOf<S extends Serving>(
  days: readonly DayOfServings<S>[],
): ReadonlyMap<string, readonly DatedServing<S>[]> {
  const servings = days.flatMap(({ date, meals }) => meals.map((meal): DatedServing<S> => ({ date, meal })))
  return Map.groupBy(servings, ({ date, meal }) => batchKey(date, meal))
}

/**
 * What the recipe's amounts are multiplied by when the batch is cooked: each portion has a size of its own. Portions that no
 * longer stand in the plan, or lie beyond its last day, are cooked as well, and count like the first that stands.
 */
export function scaleOfBatch(servings: readonly DatedServing<Serving>[]): number {
  const [first] = servings
  if (first === undefined) return 0
  const missing = Math.max(0, first.meal.portionsTotal - servings.length)
  return servings.reduce((sum, { meal }) => sum + meal.scale, 0) + missing * first.meal.scale
}
