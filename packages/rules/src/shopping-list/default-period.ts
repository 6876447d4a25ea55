import { addDays, type CalendarDay } from '@dayplate/dates'
import type { ShoppingPeriod } from './period.ts'

/** The list begins with a week: people shop once or twice in one. */
const DEFAULT_DAYS = 7

/**
 * The period of a list that was asked for without one: today and the six days after it, cut to the days with a plan. If none of these
 * has one, the first week of a later plan. Null without a planned day from today on.
 */
export function defaultPeriod(today: CalendarDay, plannedDays: readonly CalendarDay[]): ShoppingPeriod | null {
  const coming = plannedDays.filter((date) => date >= today).toSorted()
  const [first] = coming
  if (first === undefined) return null
  const last = addDays(today, DEFAULT_DAYS - 1)
  const end = first > last ? addDays(first, DEFAULT_DAYS - 1) : last
  return { start: first, end: coming.findLast((date) => date <= end) ?? first }
}
