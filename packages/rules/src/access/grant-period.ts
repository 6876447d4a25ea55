import { addDays, daysBetween, LAST_YEAR, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import type { Access } from './access-on.ts'
import type { Grant } from './grant.ts'

/**
 * The days a new grant of `days` days covers. It starts after the person's present access, so that paid days are not
 * lost, else today. On top of access for life it starts today. No grant reaches the calendar's last year, so that later
 * calculations stay within the calendar.
 */
export function grantPeriod(
  access: Access,
  today: CalendarDay,
  days: number,
): Grant & { readonly endsOn: CalendarDay } {
  const lastDay = requireCalendarDay(`${LAST_YEAR - 1}-12-31`)
  const startsOn = access.kind === 'active' && access.accessTo < lastDay ? addDays(access.accessTo, 1) : today
  return { startsOn, endsOn: addDays(startsOn, Math.min(days - 1, daysBetween(startsOn, lastDay))) }
}
