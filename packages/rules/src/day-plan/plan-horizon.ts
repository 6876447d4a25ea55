import { addDays, type CalendarDay, daysFrom, earlierDay, laterDay } from '@dayplate/dates'

/** The number of days planned ahead, today included (docs/decisions/0006). */
export const PLAN_HORIZON_DAYS = 28

/**
 * Least number of days a plan is extended by. A batch is cooked on one day and eaten on the next, and both must be
 * planned together, so single days get no leftovers and an even number gives every day a partner. A larger number would
 * let the end of the plan come nearer before it moves.
 */
export const EXTENSION_BLOCK_DAYS = 4

/** Limits of the days to plan; `accessTo` is `null` for access for life. */
export interface PlanWindow {
  readonly startDate: CalendarDay
  readonly today: CalendarDay
  readonly accessTo: CalendarDay | null
}

/**
 * Days that should have a plan: from the later of start date and today to the end of access, at most 28 days. A start
 * date in the future is the first day. {@link daysToExtend} decides when the days are added as today moves on.
 */
export function daysToPlan({ startDate, today, accessTo }: PlanWindow): readonly CalendarDay[] {
  const first = laterDay(startDate, today)
  const horizon = addDays(first, PLAN_HORIZON_DAYS - 1)
  const last = accessTo === null ? horizon : earlierDay(horizon, accessTo)
  return daysFrom(first, PLAN_HORIZON_DAYS).filter((day) => day <= last)
}

/**
 * The days to add after the newest planned one (`null`: no day is planned). None until they make a block, then all
 * missing days. Days up to the end of access are added at once, however few, because no more will follow. So 25 to 28
 * days are planned ahead as long as access lasts.
 */
export function daysToExtend(window: PlanWindow, newest: CalendarDay | null): readonly CalendarDay[] {
  const wanted = daysToPlan(window)
  const missing = newest === null ? wanted : wanted.filter((day) => day > newest)
  const endsWithAccess = missing.length > 0 && missing.at(-1) === window.accessTo
  return endsWithAccess || missing.length >= EXTENSION_BLOCK_DAYS ? missing : []
}
