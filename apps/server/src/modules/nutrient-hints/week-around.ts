import type { CalendarDay } from '@dayplate/dates'

export const WEEK_DAYS = 7
/** Fewer days say little about a week. Our rule. */
const DAYS_LEAST = 4

/** The seven days around `date`, or those next to it at the ends of a plan; null if too few days are planned. */
export function weekAround<Day extends { readonly date: CalendarDay }>(
  days: readonly Day[],
  date: CalendarDay,
): readonly Day[] | null {
  const middle = days.findIndex((day) => day.date === date)
  if (middle === -1 || days.length < DAYS_LEAST) return null
  const first = Math.max(0, Math.min(middle - Math.floor(WEEK_DAYS / 2), days.length - WEEK_DAYS))
  return days.slice(first, first + WEEK_DAYS)
}
