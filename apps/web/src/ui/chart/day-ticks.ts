import { addDays, type CalendarDay, daysBetween } from '@dayplate/dates'

/** The days of a chart, both ends included. */
export interface ChartPeriod {
  readonly start: CalendarDay
  readonly end: CalendarDay
}

/** At most `most` days, evenly spread over the period. Includes the first and last day if there is room for two. */
export function dayTicks({ start, end }: ChartPeriod, most: number): readonly CalendarDay[] {
  const length = daysBetween(start, end)
  const count = Math.min(Math.max(1, Math.floor(most)), length + 1)
  if (count === 1) return [end]
  return Array.from({ length: count }, (_, index) => addDays(start, Math.round((index * length) / (count - 1))))
}
