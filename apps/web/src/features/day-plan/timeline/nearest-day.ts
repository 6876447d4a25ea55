import type { CalendarDay } from '@dayplate/dates'
import type { TimelineDay } from '@dayplate/rules/day-plan'

/** The day itself if the row contains it, or else the nearer end of the row. Null for an empty row. */
export function nearestDay(days: readonly Pick<TimelineDay<unknown>, 'date'>[], day: CalendarDay): CalendarDay | null {
  const [first, last] = [days[0]?.date, days.at(-1)?.date]
  if (first === undefined || last === undefined) return null
  if (day < first) return first
  return day > last ? last : day
}
