import { addDays, LAST_YEAR, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import type { Services } from '../../services.ts'
import { findWeightState, type WeightState, findStoredDay, type StoredDay } from '../stored-plans/index.ts'

/** A day of a person and what they may want to know on it; what nobody asks for is not read, what many ask for is read once. */
export interface DayBefore {
  readonly userId: string
  readonly today: CalendarDay
  /** The plan of the day after; null where there is none. */
  nextDay(): Promise<StoredDay | null>
  weights(): Promise<WeightState>
}

/** The calendar's own end: there is no tomorrow after it. */
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
