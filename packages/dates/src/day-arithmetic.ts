import type { CalendarDay } from './calendar-day.ts'
import { dayNumber, dayOfNumber } from './day-number.ts'

/** The day `days` later, or earlier when negative. Throws outside 1900–2100. */
export function addDays(day: CalendarDay, days: number): CalendarDay {
  const moved = dayOfNumber(dayNumber(day) + days)
  if (moved === null) throw new RangeError(`${day} and ${days} days is outside the calendar`)
  return moved
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: CalendarDay, to: CalendarDay): number {
  return dayNumber(to) - dayNumber(from)
}

/** Negative when `a` is earlier, positive when later, 0 when the same: fits `toSorted`. */
export function compareDays(a: CalendarDay, b: CalendarDay): number {
  return daysBetween(b, a)
}

/** The earlier of two days. */
export function earlierDay(a: CalendarDay, b: CalendarDay): CalendarDay {
  return compareDays(a, b) <= 0 ? a : b
}

/** The later of two days. */
export function laterDay(a: CalendarDay, b: CalendarDay): CalendarDay {
  return compareDays(a, b) >= 0 ? a : b
}

/**
 * Whole years from `from` to `to`: the age on `to` of a person born on `from`. A person born on 29 February turns a
 * year older on 1 March of a common year. Negative when `to` is earlier.
 */
export function yearsBetween(from: CalendarDay, to: CalendarDay): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  const hasHadBirthday = to.slice(5) >= from.slice(5)
  return hasHadBirthday ? years : years - 1
}

/** `count` consecutive days, starting with `first`. */
export function daysFrom(first: CalendarDay, count: number): readonly CalendarDay[] {
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index))
}

/** Day of the week by ISO 8601: 1 is Monday, 7 is Sunday. */
export function weekday(day: CalendarDay): number {
  // 1 January 1970 was a Thursday; the number of a day before it is negative.
  return ((((dayNumber(day) + 3) % 7) + 7) % 7) + 1
}
