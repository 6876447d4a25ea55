import type { CalendarDay } from '@dayplate/dates'
import type { Catalogue } from '../catalogue/index.ts'

/** Around the earth it is three calendar days at most (UTC−12 to UTC+14); one more for the moment they change. */
const MOST_DAYS = 4

interface Source {
  readonly catalogue: Catalogue
}

export type OfDay<S extends Source, T> = (source: S, date: CalendarDay) => Promise<T>

/** Makes what belongs to a day once for each day and catalogue, also for those who ask meanwhile, and forgets the oldest days. */
export function rememberDays<S extends Source, T>(make: OfDay<S, T>): OfDay<S, T> {
  const known = new WeakMap<Catalogue, Map<CalendarDay, Promise<T>>>()
  return (source, date) => {
    const days = known.get(source.catalogue) ?? new Map<CalendarDay, Promise<T>>()
    known.set(source.catalogue, days)
    const made = days.get(date) ?? make(source, date)
    days.set(date, made)
    deleteOldest(days)
    // A failed request is tried again by the next caller.
    made.catch(() => days.delete(date))
    return made
  }
}

/** A map keeps the order in which its keys came. */
function deleteOldest(days: Map<CalendarDay, unknown>): void {
  const [oldest] = days.keys()
  if (oldest !== undefined && days.size > MOST_DAYS) days.delete(oldest)
}
