import type { CalendarDay } from '@dayplate/dates'
import type { Catalogue } from '../catalogue/index.ts'

/** At one moment the world has three calendar days at most (UTC−12 to UTC+14). One more covers the moment they change. */
const MOST_DAYS = 4

interface Source {
  readonly catalogue: Catalogue
}

export type OfDay<S extends Source, T> = (source: S, date: CalendarDay) => Promise<T>

/** Makes a value once for each day and catalogue, shared by concurrent callers, and drops the oldest days. */
export function rememberDays<S extends Source, T>(make: OfDay<S, T>): OfDay<S, T> {
  const known = new WeakMap<Catalogue, Map<CalendarDay, Promise<T>>>()
  return (source, date) => {
    const days = known.get(source.catalogue) ?? new Map<CalendarDay, Promise<T>>()
    known.set(source.catalogue, days)
    const made = days.get(date) ?? make(source, date)
    days.set(date, made)
    deleteOldest(days)
    // After a failure the next caller tries again.
    made.catch(() => days.delete(date))
    return made
  }
}

/** A map keeps the order of insertion. */
function deleteOldest(days: Map<CalendarDay, unknown>): void {
  const [oldest] = days.keys()
  if (oldest !== undefined && days.size > MOST_DAYS) days.delete(oldest)
}
