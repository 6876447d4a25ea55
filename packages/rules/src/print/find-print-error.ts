import { compareDays, daysBetween, type CalendarDay } from '@dayplate/dates'

/** The specification says "Printing only for under 2 weeks". */
export const MOST_PRINTED_DAYS = 13

export type PrintError = 'ENDS_BEFORE_START' | 'TOO_MANY_DAYS'

/** Why the days from `start` to `end`, both included, cannot be printed together; null when they can. */
export function findPrintError(start: CalendarDay, end: CalendarDay): PrintError | null {
  if (compareDays(end, start) < 0) return 'ENDS_BEFORE_START'
  return daysBetween(start, end) + 1 > MOST_PRINTED_DAYS ? 'TOO_MANY_DAYS' : null
}
