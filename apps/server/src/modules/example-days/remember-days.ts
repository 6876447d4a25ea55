import type { CalendarDay } from '@dayplate/dates'
import type { Catalogue } from '../catalogue/index.ts'

/** Around the earth it is three calendar days at most (UTC−12 to UTC+14); one more for the moment they change. */
const MOST_DAYS = 4

export type OfDay<T> = (catalogue: Catalogue, date: CalendarDay) => T

/** Makes what belongs to a day once for each day and catalogue, and forgets the oldest days. */
export function rememberDays<T extends object>(make: OfDay<T>): OfDay<T> {
  const known = new WeakMap<Catalogue, Map<CalendarDay, T>>()
  return (catalogue, date) => {
    const days = known.get(catalogue) ?? new Map<CalendarDay, T>()
    known.set(catalogue, days)
    const made = days.get(date) ?? make(catalogue, date)
    days.set(date, made)
    forgetOldest(days)
    return made
  }
}

/** A map keeps the order in which its keys came. */
function forgetOldest(days: Map<CalendarDay, unknown>): void {
  const [oldest] = days.keys()
  if (oldest !== undefined && days.size > MOST_DAYS) days.delete(oldest)
}
