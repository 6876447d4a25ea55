import { daysBetween, type CalendarDay } from '@dayplate/dates'

export const WEEK_DAYS = 7

/**
 * The seven days around `date`, or those next to it at the ends of a plan or a gap in it; fewer if fewer are planned in a row,
 * none if `date` is not planned. `days` are in order.
 */
export function weekAround<Day extends { readonly date: CalendarDay }>(
  days: readonly Day[],
  date: CalendarDay,
): readonly Day[] {
  const at = days.findIndex((day) => day.date === date)
  if (at === -1) return []
  const row = days.filter((day, index) => daysBetween(date, day.date) === index - at)
  const middle = row.findIndex((day) => day.date === date)
  const first = Math.max(0, Math.min(middle - Math.floor(WEEK_DAYS / 2), row.length - WEEK_DAYS))
  return row.slice(first, first + WEEK_DAYS)
}
