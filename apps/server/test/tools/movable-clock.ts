import { addDays, requireCalendarDay } from '@dayplate/dates'
import type { Clock } from '../../src/platform/clock/clock.ts'

const MS_PER_DAY = 86_400_000

export interface MovableClock extends Clock {
  moveDays(days: number): void
  moveTo(iso: string): void
}

/** A clock that moves only when a test says so. Starts at noon in Warsaw, far from both clock changes. */
export function movableClock(startsAt = '2026-11-21T11:00:00Z'): MovableClock {
  let nowMs = Date.parse(startsAt)
  return {
    now: () => nowMs,
    moveDays: (days) => {
      nowMs += days * MS_PER_DAY
    },
    moveTo: (iso) => {
      nowMs = Date.parse(iso)
    },
  }
}

/** The day the clock starts on, moved by so many days. */
export const dayFromStart = (days: number) => addDays(requireCalendarDay('2026-11-21'), days)
