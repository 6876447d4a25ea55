import { addDays, type CalendarDay, daysBetween } from '@dayplate/dates'

/** The days a chart covers, both ends included. */
export interface ChartPeriod {
  readonly start: CalendarDay
  readonly end: CalendarDay
}

/** At most `most` days spread evenly over the period, its first and last day among them where two fit. */
export function dayTicks({ start, end }: ChartPeriod, most: number): readonly CalendarDay[] {
  const length = daysBetween(start, end)
  const count = Math.min(Math.max(1, Math.floor(most)), length + 1)
  if (count === 1) return [end]
  return Array.from({ length: count }, (_, index) => addDays(start, Math.round((index * length) / (count - 1))))
}
