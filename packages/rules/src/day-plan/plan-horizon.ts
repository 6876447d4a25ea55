import { addDays, type CalendarDay, daysFrom, earlierDay, laterDay } from '@dayplate/dates'

/** Days planned ahead of today, today included, where access lasts that long (decisions, "Accounts": at most 28 days ahead). */
export const PLAN_HORIZON_DAYS = 28

/** Limits of the days to plan; `accessTo` is `null` for access for life. */
export interface PlanWindow {
  readonly startDate: CalendarDay
  readonly today: CalendarDay
  readonly accessTo: CalendarDay | null
}

/**
 * Days that should have a plan: from the start date (or today, when that is later) to the end of access, at most 28 days. Counted
 * from the start date while it is ahead. Extended day by day as today moves on.
 */
export function daysToPlan({ startDate, today, accessTo }: PlanWindow): readonly CalendarDay[] {
  const first = laterDay(startDate, today)
  const horizon = addDays(first, PLAN_HORIZON_DAYS - 1)
  const last = accessTo === null ? horizon : earlierDay(horizon, accessTo)
  return daysFrom(first, PLAN_HORIZON_DAYS).filter((day) => day <= last)
}
