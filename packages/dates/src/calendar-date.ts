import { CalendarDate } from '@internationalized/date'
import { type CalendarDay, parseCalendarDay } from './calendar-day.ts'

/** The day of a calendar date; `null` outside 1900–2100. */
export function toCalendarDay(date: CalendarDate): CalendarDay | null {
  return parseCalendarDay(date.toString())
}

/** The same day as a `CalendarDate`, the type of date fields and pickers. */
export function toCalendarDate(day: CalendarDay): CalendarDate {
  return new CalendarDate(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10)))
}
