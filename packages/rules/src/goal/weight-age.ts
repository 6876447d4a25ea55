import { type CalendarDay, daysBetween } from '@dayplate/dates'

/**
 * A weight of this age still counts as this week's. The reminder comes the day after, because weights are asked for
 * weekly.
 */
const REMINDED_AFTER_DAYS = 7

/** An older weight gives no targets (docs/decisions/0018). */
const NEEDED_AFTER_DAYS = 90

/** Whether the person should measure again: the newest weight is older than 7 days, or there is none. */
export const isTimeToMeasure = (newestOn: CalendarDay | null, today: CalendarDay): boolean =>
  isOlder(newestOn, today, REMINDED_AFTER_DAYS)

/** Whether a plan needs a new weight first: the newest one is older than 90 days, or there is none. */
export const isWeightNeeded = (newestOn: CalendarDay | null, today: CalendarDay): boolean =>
  isOlder(newestOn, today, NEEDED_AFTER_DAYS)

const isOlder = (newestOn: CalendarDay | null, today: CalendarDay, days: number): boolean =>
  newestOn === null || daysBetween(newestOn, today) > days
