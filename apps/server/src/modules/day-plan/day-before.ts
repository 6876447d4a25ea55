import { addDays, LAST_YEAR, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import type { Services } from '../../services.ts'
import { findWeightState, type WeightState, findStoredDay, type StoredDay } from '../stored-plans/index.ts'

/** A day of a person, with lazily read facts: read once, and only if a field asks for them. */
export interface DayBefore {
  readonly userId: string
  readonly today: CalendarDay
  /** The plan of the next day; null when there is none. */
  nextDay(): Promise<StoredDay | null>
  weights(): Promise<WeightState>
}

/** The last day that calendars support, which has no tomorrow. */
const LAST_DAY = requireCalendarDay(`${LAST_YEAR}-12-31`)

export function dayBefore(
  { userId, today }: { readonly userId: string; readonly today: CalendarDay },
  { db }: Pick<Services, 'db'>,
): DayBefore {
  const tomorrow = today === LAST_DAY ? null : addDays(today, 1)
  return {
    userId,
    today,
    nextDay: once(async () => (tomorrow === null ? null : findStoredDay(db, userId, tomorrow))),
    weights: once(() => findWeightState(db, userId)),
  }
}

function once<Found>(find: () => Promise<Found>): () => Promise<Found> {
  let found: Promise<Found> | undefined
  return () => (found ??= find())
}
