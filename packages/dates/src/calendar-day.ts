import { CalendarDate, getDayOfWeek } from '@internationalized/date'

declare const calendarDayBrand: unique symbol

/** A day of the Gregorian calendar, written `YYYY-MM-DD`, with no clock and no time zone. Sorts as text. */
export type CalendarDay = string & { readonly [calendarDayBrand]: true }

/** Years the product's calendar covers (specification, section 5: calendar years 1900 to 2100). */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2100

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

/** The day an untrusted value names, or `null`: not text, not exactly `YYYY-MM-DD`, no such day, or outside 1900–2100. */
export function parseCalendarDay(value: unknown): CalendarDay | null {
  return typeof value === 'string' && isCalendarDay(value) ? value : null
}

function isCalendarDay(text: string): text is CalendarDay {
  if (text.length !== 10) return false
  const [, year, month, day] = (PATTERN.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  // The constructor moves 31 February to 29 February instead of refusing it, so a day exists when it writes itself the same.
  return isInCalendar(year) && new CalendarDate(year, month, day).toString() === text
}

function isInCalendar(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** Like {@link parseCalendarDay}, for days that are known to be good; anything else is a bug and throws. */
export function requireCalendarDay(value: unknown): CalendarDay {
  const day = parseCalendarDay(value)
  if (day === null) throw new RangeError(`Not a calendar day: ${String(value)}`)
  return day
}

/** The day of a calendar date; `null` outside 1900–2100. */
export function toCalendarDay(date: CalendarDate): CalendarDay | null {
  return parseCalendarDay(date.toString())
}

/** The same day as a `CalendarDate`, the type date fields and pickers speak. */
export function toCalendarDate(day: CalendarDay): CalendarDate {
  return new CalendarDate(Number(day.slice(0, 4)), Number(day.slice(5, 7)), Number(day.slice(8, 10)))
}

/** Day of the week by ISO 8601: 1 is Monday, 7 is Sunday. */
export function weekday(day: CalendarDay): number {
  return getDayOfWeek(toCalendarDate(day), 'en-GB', 'mon') + 1
}
