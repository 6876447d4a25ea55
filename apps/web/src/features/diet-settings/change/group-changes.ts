import { addDays, type CalendarDay, requireCalendarDay } from '@dayplate/dates'
import type { DietChangeFragment } from '../diet-settings.gen.ts'

type ChangeDay = DietChangeFragment['days'][number]

/** Days in a row that hold the same before, and the same after. */
export interface ChangedPeriod {
  readonly first: CalendarDay
  readonly last: CalendarDay
  readonly before: ChangeDay['before']
  readonly after: ChangeDay['after']
}

/** Days with equal targets put together, so that 28 days read as the few steps that they are. */
export function groupChanges(days: readonly ChangeDay[]): readonly ChangedPeriod[] {
  const periods: ChangedPeriod[] = []
  for (const day of days) {
    const date = requireCalendarDay(day.date)
    const latest = periods.at(-1)
    if (latest !== undefined && addDays(latest.last, 1) === date && isSame(latest, day)) {
      periods[periods.length - 1] = { ...latest, last: date }
    } else periods.push({ first: date, last: date, before: day.before, after: day.after })
  }
  return periods
}

const isSame = (period: ChangedPeriod, day: ChangeDay): boolean =>
  JSON.stringify([period.before, period.after]) === JSON.stringify([day.before, day.after])
