import { addDays, type CalendarDay } from '@dayplate/dates'
import type { Exclusions, MealType, Person } from '@dayplate/nutrition'
import type { Catalogue } from '../catalogue/index.ts'
import type { PlannedMeal, PreviousDay, FutureDay } from '../stored-plans/index.ts'

/** The input for planning some meals again. */
export interface Replanning {
  readonly catalogue: Catalogue
  /** Planned days from today on, the oldest first. */
  readonly days: readonly FutureDay[]
  /** The days right before them, the latest last. */
  readonly previous: readonly PreviousDay[]
  readonly exclusions: Exclusions
  /** The person each day was planned for, because future days may follow settings of different dates. */
  readonly personOf: (day: FutureDay) => Person
  /** The day from which phases and weeks of a day's plan are counted. */
  readonly startOf: (day: FutureDay) => CalendarDay
  readonly seed: string
  readonly repertoireSeed: string
}

/** The name of one meal of one day. */
export const slotOf = (day: { readonly date: CalendarDay }, meal: { readonly type: MealType }): string =>
  `${day.date} ${meal.type}`

/** Meals to plan again, by {@link slotOf}. All others stay. */
export type OpenSlots = ReadonlySet<string>

/** The next day, if it is planned too. */
export const dayAfter = ({ days }: Pick<Replanning, 'days'>, day: FutureDay): FutureDay | undefined =>
  days.find((other) => other.date === addDays(day.date, 1))

/** The next serving of the same batch, if it is planned for the next day. */
export function nextServing(
  replanning: Pick<Replanning, 'days'>,
  day: FutureDay,
  meal: PlannedMeal,
): { readonly day: FutureDay; readonly meal: PlannedMeal } | null {
  if (meal.portion >= meal.portionsTotal) return null
  const next = dayAfter(replanning, day)
  const serving = next?.document.meals.find(
    (other) => other.type === meal.type && other.version === meal.version && other.portion === meal.portion + 1,
  )
  return next === undefined || serving === undefined ? null : { day: next, meal: serving }
}
