import { addDays, type CalendarDay } from '@dayplate/dates'
import type { MealType } from '@dayplate/nutrition'

/** A serving of a cooked dish, for one day alone or for consecutive days. */
export interface Serving {
  readonly type: MealType
  /** Identifies the recipe: portions of one batch have the same. */
  readonly recipe: string
  /** Factor on the recipe's amounts. */
  readonly scale: number
  /** Number of this serving in its batch, from 1. */
  readonly portion: number
  readonly portionsTotal: number
}

export interface DayOfServings<S extends Serving = Serving> {
  readonly date: CalendarDay
  readonly meals: readonly S[]
}

/**
 * The day a serving was cooked: portions of a batch are eaten on consecutive days, so the number of one gives the first
 * day.
 */
export const cookedOn = (date: CalendarDay, { portion }: Pick<Serving, 'portion'>): CalendarDay =>
  addDays(date, 1 - portion)

/**
 * The batch of a serving, from what is cooked, when, for which meal and how many times. Servings have the same key if
 * and only if they belong to one batch.
 */
export const batchKey = (date: CalendarDay, serving: Serving): string =>
  [cookedOn(date, serving), serving.type, serving.recipe, serving.portionsTotal].join(' ')

/** A serving with its day. */
export interface DatedServing<S extends Serving> {
  readonly date: CalendarDay
  readonly meal: S
}

/** The servings of a plan by batch, each batch's in the order of the days given. */
export function batchesOf<S extends Serving>(
  days: readonly DayOfServings<S>[],
): ReadonlyMap<string, readonly DatedServing<S>[]> {
  const servings = days.flatMap(({ date, meals }) => meals.map((meal): DatedServing<S> => ({ date, meal })))
  return Map.groupBy(servings, ({ date, meal }) => batchKey(date, meal))
}

/**
 * Factor on the recipe's amounts when the batch is cooked: the sum of its portions, which may differ in size. Portions
 * no longer in the plan, or beyond its last day, are cooked too and count like the first one in the plan.
 */
export function scaleOfBatch(servings: readonly DatedServing<Serving>[]): number {
  const [first] = servings
  if (first === undefined) return 0
  const missing = Math.max(0, first.meal.portionsTotal - servings.length)
  return servings.reduce((sum, { meal }) => sum + meal.scale, 0) + missing * first.meal.scale
}
