import { type CalendarDay, daysBetween } from '@dayplate/dates'

/** A weight this old is still the weight of the week; from the day after one is reminded (decisions, "Measurements, hydration, goals"). */
const REMINDED_AFTER_DAYS = 7

/** A weight older than this carries no targets any more (docs/decisions/0018). */
const NEEDED_AFTER_DAYS = 90

/** Whether it is time to measure again: the newest weight is older than 7 days, or there is none. */
export const isTimeToMeasure = (newestOn: CalendarDay | null, today: CalendarDay): boolean =>
  isOlder(newestOn, today, REMINDED_AFTER_DAYS)

/** Whether a plan needs a current weight first: the newest one is older than 90 days, or there is none. */
export const isWeightNeeded = (newestOn: CalendarDay | null, today: CalendarDay): boolean =>
  isOlder(newestOn, today, NEEDED_AFTER_DAYS)

const isOlder = (newestOn: CalendarDay | null, today: CalendarDay, days: number): boolean =>
  newestOn === null || daysBetween(newestOn, today) > days
