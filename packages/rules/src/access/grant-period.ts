import { addDays, daysBetween, LAST_YEAR, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import type { Access } from './access-on.ts'
import type { Grant } from './grant.ts'

/**
 * The days a new grant of `days` days covers: after what the person has already, so that nothing paid for is lost, else from
 * today. On top of access for life it starts today. None reaches into the calendar's last year, decades from now, so that
 * counting on from its end stays in the calendar.
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
