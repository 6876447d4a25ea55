import { addDays, type CalendarDay, daysFrom, earlierDay, laterDay } from '@dayplate/dates'

/** Days planned ahead of today, today included, where access lasts that long (decisions, "Accounts": at most 28 days ahead). */
export const PLAN_HORIZON_DAYS = 28

/**
 * Days a plan is extended by at least. A batch is cooked on one day and eaten on the next, both planned together: single days get
 * none, and an even number leaves no day without a partner. More would only let the end of the plan come nearer before it moves.
 */
export const EXTENSION_BLOCK_DAYS = 4

/** Limits of the days to plan; `accessTo` is `null` for access for life. */
export interface PlanWindow {
  readonly startDate: CalendarDay
  readonly today: CalendarDay
  readonly accessTo: CalendarDay | null
}

/**
 * Days that should have a plan: from the start date (or today, when that is later) to the end of access, at most 28 days. Counted
 * from the start date while it is ahead. As today moves on, {@link daysToExtend} says which of them are added when.
 */
export function daysToPlan({ startDate, today, accessTo }: PlanWindow): readonly CalendarDay[] {
  const first = laterDay(startDate, today)
  const horizon = addDays(first, PLAN_HORIZON_DAYS - 1)
  const last = accessTo === null ? horizon : earlierDay(horizon, accessTo)
  return daysFrom(first, PLAN_HORIZON_DAYS).filter((day) => day <= last)
}

/**
 * The days to add after the newest planned one (`null`: none is): none until they make a block, then all that are missing. Days up to
 * the end of access come at once, however few, for no more of them will follow. So 25 to 28 days lie ahead as long as access does.
 */
export function daysToExtend(window: PlanWindow, newest: CalendarDay | null): readonly CalendarDay[] {
  const wanted = daysToPlan(window)
  const missing = newest === null ? wanted : wanted.filter((day) => day > newest)
  const endsWithAccess = missing.length > 0 && missing.at(-1) === window.accessTo
  return endsWithAccess || missing.length >= EXTENSION_BLOCK_DAYS ? missing : []
}
