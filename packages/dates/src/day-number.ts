import { type CalendarDay, parseCalendarDay } from './calendar-day.ts'

// Uses no calendar library, because the library would be a thirtieth of everything the day plan loads.

/** Days in 400 Gregorian years, after which the calendar repeats. */
const DAYS_OF_ERA = 146_097
/** Days from 0000-03-01, the start of an era, to 1970-01-01. */
const DAYS_TO_1970 = 719_468

/**
 * Days since 1970-01-01, negative before. Years are counted from March, so that the leap day is their last
 * (Hinnant 2013, "chrono-compatible low-level date algorithms", days_from_civil).
 */
export function dayNumber(day: CalendarDay): number {
  const month = Number(day.slice(5, 7))
  const year = Number(day.slice(0, 4)) - (month <= 2 ? 1 : 0)
  const era = Math.floor(year / 400)
  const yearOfEra = year - era * 400
  const dayOfYear = daysBeforeMonth((month + 9) % 12) + Number(day.slice(8, 10)) - 1
  return era * DAYS_OF_ERA + daysBeforeYear(yearOfEra) + dayOfYear - DAYS_TO_1970
}

/** The day with this number; `null` outside 1900–2100 (Hinnant 2013, civil_from_days). */
export function dayOfNumber(number: number): CalendarDay | null {
  const days = number + DAYS_TO_1970
  const era = Math.floor(days / DAYS_OF_ERA)
  const dayOfEra = days - era * DAYS_OF_ERA
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524) + Math.floor(dayOfEra / 146_096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - daysBeforeYear(yearOfEra)
  const monthFromMarch = Math.floor((5 * dayOfYear + 2) / 153)
  const month = ((monthFromMarch + 2) % 12) + 1
  const year = era * 400 + yearOfEra + (month <= 2 ? 1 : 0)
  const dayOfMonth = dayOfYear - daysBeforeMonth(monthFromMarch) + 1
  return parseCalendarDay(`${padded(year, 4)}-${padded(month, 2)}-${padded(dayOfMonth, 2)}`)
}

function daysBeforeYear(yearOfEra: number): number {
  return yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100)
}

/** Months are counted from March: 0, 31, 61, 92 and so on, because five months have 153 days. */
function daysBeforeMonth(monthFromMarch: number): number {
  return Math.floor((153 * monthFromMarch + 2) / 5)
}

const padded = (number: number, digits: number): string => String(number).padStart(digits, '0')
