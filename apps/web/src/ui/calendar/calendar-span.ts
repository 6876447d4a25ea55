import { type CalendarDay, FIRST_YEAR, LAST_YEAR, requireCalendarDay } from '@dayplate/dates'

/** The days that can be chosen, both ends included. */
export interface CalendarSpan {
  readonly first: CalendarDay
  readonly last: CalendarDay
}

/** The whole range of the calendar: 1900 to 2100 (specification, section 5). */
export const WHOLE_CALENDAR: CalendarSpan = {
  first: requireCalendarDay(`${FIRST_YEAR}-01-01`),
  last: requireCalendarDay(`${LAST_YEAR}-12-31`),
}

/** The first and last number of a view. */
export interface Bounds {
  readonly least: number
  readonly most: number
}

/** Years that can be chosen. Throws a RangeError when the last is before the first (specification, section 8). */
export function yearBounds({ first, last }: CalendarSpan): Bounds {
  return ordered({ least: yearOf(first), most: yearOf(last) })
}

/** Months that can be chosen, counted by {@link monthNumber}. Throws a RangeError like {@link yearBounds}. */
export function monthBounds({ first, last }: CalendarSpan): Bounds {
  return ordered({ least: monthNumber(first), most: monthNumber(last) })
}

function ordered(bounds: Bounds): Bounds {
  if (bounds.most < bounds.least) throw new RangeError(`The calendar ends at ${bounds.most}, before ${bounds.least}`)
  return bounds
}

export function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4))
}

/** Months since the year 0, for counting across years: monthNumber(1980-03-…) → 1980 × 12 + 2. */
export function monthNumber(day: CalendarDay): number {
  return yearOf(day) * 12 + Number(day.slice(5, 7)) - 1
}

/** The nearest day that can be chosen. */
export function nearestDay(day: CalendarDay, { first, last }: CalendarSpan): CalendarDay {
  if (day < first) return first
  return day > last ? last : day
}
