import { compareDays, daysBetween } from '@dayplate/dates'
import type { ShoppingPeriod } from './period.ts'

/** Nobody shops for longer at once, and a list stays readable. */
export const MOST_LISTED_DAYS = 31

export type PeriodError = 'ENDS_BEFORE_START' | 'TOO_MANY_DAYS'

/** Why a period cannot be listed; null when it can. */
export function findPeriodError({ start, end }: ShoppingPeriod): PeriodError | null {
  if (compareDays(end, start) < 0) return 'ENDS_BEFORE_START'
  return daysBetween(start, end) + 1 > MOST_LISTED_DAYS ? 'TOO_MANY_DAYS' : null
}
