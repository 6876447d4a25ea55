import { type CalendarDay, FIRST_YEAR, LAST_YEAR, parseCalendarDay, requireCalendarDay } from './calendar-day.ts'

/** `YYYY-MM-DD` of any year. */
const LIKE_A_DAY = /^\d{4}-\d{2}-\d{2}$/

/** Uses 2000, a leap year, so that 29 February is valid. */
const isDayOfSomeYear = (text: string): boolean => parseCalendarDay(`2000${text.slice(4)}`) !== null

/** Whether a text is a day outside the calendar's years, which has another error than text that is no date. */
export function isOutsideCalendar(text: string): boolean {
  if (!LIKE_A_DAY.test(text) || !isDayOfSomeYear(text)) return false
  const year = Number(text.slice(0, 4))
  return year < FIRST_YEAR || year > LAST_YEAR
}

/** The day a text names, or the nearest end of the calendar; `null` for text that is no date. */
export function nearestCalendarDay(text: string): CalendarDay | null {
  if (!isOutsideCalendar(text)) return parseCalendarDay(text)
  return requireCalendarDay(Number(text.slice(0, 4)) < FIRST_YEAR ? `${FIRST_YEAR}-01-01` : `${LAST_YEAR}-12-31`)
}
