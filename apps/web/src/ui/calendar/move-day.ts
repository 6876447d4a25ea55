import { type CalendarDay, requireCalendarDay, toCalendarDate, toCalendarDay } from '@dayplate/dates'
import { type CalendarSpan, nearestDay } from './calendar-span.ts'

/** The same day of another month (see `monthNumber`), or the last day of a shorter one: 31 January → 28 February. */
export function inMonth(day: CalendarDay, month: number, span: CalendarSpan): CalendarDay {
  const date = toCalendarDate(day).set({ year: Math.floor(month / 12), month: (month % 12) + 1 })
  return nearestDay(requireCalendarDay(toCalendarDay(date)), span)
}

/** The same day of another year; 29 February becomes the 28th in other years. */
export function inYear(day: CalendarDay, year: number, span: CalendarSpan): CalendarDay {
  return nearestDay(requireCalendarDay(toCalendarDay(toCalendarDate(day).set({ year }))), span)
}
