import { type CalendarDay, FIRST_YEAR, LAST_YEAR, parseCalendarDay, requireCalendarDay } from './calendar-day.ts'

/** Written like a day of a year before or after the calendar's. */
const LIKE_A_DAY = /^\d{4}-\d{2}-\d{2}$/

/** 2000 was a leap year, so every day of any year is one of its days. */
const isDayOfSomeYear = (text: string): boolean => parseCalendarDay(`2000${text.slice(4)}`) !== null

/** Whether a text names a day of a year outside the calendar's, which is another fault than being no date. */
export function isOutsideCalendar(text: string): boolean {
  if (!LIKE_A_DAY.test(text) || !isDayOfSomeYear(text)) return false
  const year = Number(text.slice(0, 4))
  return year < FIRST_YEAR || year > LAST_YEAR
}

/** The day a text names, or the end of the calendar that it lies beyond; `null` for what is no date at all. */
export function nearestCalendarDay(text: string): CalendarDay | null {
  if (!isOutsideCalendar(text)) return parseCalendarDay(text)
  return requireCalendarDay(Number(text.slice(0, 4)) < FIRST_YEAR ? `${FIRST_YEAR}-01-01` : `${LAST_YEAR}-12-31`)
}
