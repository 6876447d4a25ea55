declare const calendarDayBrand: unique symbol

// Uses no calendar library, because the app reads today's date and the day in an address before it draws anything.

/** A day of the Gregorian calendar as `YYYY-MM-DD`, without clock and time zone. Sorts as text. */
export type CalendarDay = string & { readonly [calendarDayBrand]: true }

/** Years the product's calendar covers (specification, section 5: calendar years 1900 to 2100). */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2100

const PATTERN = /^(\d{4})-(\d{2})-(\d{2})$/

/**
 * Parses an untrusted value to a day, or returns `null`: not text, not exactly `YYYY-MM-DD`, no such day, or outside
 * 1900–2100.
 */
export function parseCalendarDay(value: unknown): CalendarDay | null {
  return typeof value === 'string' && isCalendarDay(value) ? value : null
}

function isCalendarDay(text: string): text is CalendarDay {
  if (text.length !== 10) return false
  const [, year, month, day] = (PATTERN.exec(text) ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return false
  return isInCalendar(year) && day >= 1 && day <= daysInMonth(year, month)
}

function isInCalendar(year: number): boolean {
  return year >= FIRST_YEAR && year <= LAST_YEAR
}

/** From January to December. */
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const

/** 0 for a month that does not exist. */
function daysInMonth(year: number, month: number): number {
  return month === 2 && isLeapYear(year) ? 29 : (DAYS_IN_MONTH[month - 1] ?? 0)
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

/**
 * Like {@link parseCalendarDay}, for days that are known to be valid. Anything else is a bug and throws a RangeError
 * with the message of the specification's section 8 and the value as cause.
 */
export function requireCalendarDay(value: unknown): CalendarDay {
  const day = parseCalendarDay(value)
  if (day === null) throw new RangeError('Failed to parse string as a date', { cause: value })
  return day
}
