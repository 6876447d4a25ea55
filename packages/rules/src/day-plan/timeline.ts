import { addDays, type CalendarDay, compareDays, daysBetween, daysFrom } from '@dayplate/dates'

/** The number of available days shown; older ones are left out (specification, section 9). */
export const AVAILABLE_DAYS_SHOWN = 180

/** Days shown after the last available one (specification, section 9). */
export const TIMELINE_EXTRA_DAYS = 14

/** Pills of the loading timeline (specification, section 9). */
export const TIMELINE_PLACEHOLDERS = 17

/** Offsets of the days prefetched around the shown one, in this order (specification, section 9). */
export const PREFETCH_OFFSETS_DAYS = [1, -1, 2, 3] as const

/** The number of meals offered as replacements (specification, section 9). */
export const MEAL_REPLACEMENTS_SHOWN = 10

/** One day in the timeline: `available` is the gateway's value for it, `null` when there is no plan. */
export interface TimelineDay<Available> {
  readonly date: CalendarDay
  readonly available: Available | null
}

/** The newest 180 available days, oldest first. */
export function newestAvailableDays<Available extends { readonly date: CalendarDay }>(
  available: readonly Available[],
): readonly Available[] {
  return available.toSorted((a, b) => compareDays(a.date, b.date)).slice(-AVAILABLE_DAYS_SHOWN)
}

/**
 * Every day from the first available one to 14 days after the last, including days without a plan. Without any
 * available day it starts today.
 */
export function timelineDays<Available extends { readonly date: CalendarDay }>(
  available: readonly Available[],
  today: CalendarDay,
): readonly TimelineDay<Available>[] {
  const shown = newestAvailableDays(available)
  const byDate = new Map(shown.map((entry) => [entry.date, entry]))
  const first = shown[0]?.date ?? today
  const lastAvailable = shown.at(-1)?.date ?? addDays(today, -1)
  const count = daysBetween(first, lastAvailable) + 1 + TIMELINE_EXTRA_DAYS
  return daysFrom(first, count).map((date) => ({ date, available: byDate.get(date) ?? null }))
}
