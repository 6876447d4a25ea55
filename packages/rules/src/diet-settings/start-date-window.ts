import { addDays, type CalendarDay } from '@dayplate/dates'

/** Days from today on which a plan may start (specification, section 9). */
export const START_DATE_DAYS_AHEAD = { least: 1, most: 14 } as const

/** First and last day a plan may start on. */
export function startDateWindow(today: CalendarDay): { readonly first: CalendarDay; readonly last: CalendarDay } {
  return { first: addDays(today, START_DATE_DAYS_AHEAD.least), last: addDays(today, START_DATE_DAYS_AHEAD.most) }
}
