import { addDays, type CalendarDay, requireCalendarDay } from '@dayplate/dates'
import type { DietChangeFragment } from '../diet-settings.gen.ts'

type ChangeDay = DietChangeFragment['days'][number]

/** Consecutive days that share the target before the change and the target after it. */
export interface ChangedPeriod {
  readonly first: CalendarDay
  readonly last: CalendarDay
  readonly before: ChangeDay['before']
  readonly after: ChangeDay['after']
}

/** Groups consecutive days with equal targets, so that 28 days are shown as a few periods. */
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
