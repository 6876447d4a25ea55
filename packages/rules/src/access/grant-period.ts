import { addDays, type CalendarDay } from '@dayplate/dates'
import type { Access } from './access-on.ts'
import type { Grant } from './grant.ts'

/**
 * The days a new grant of `days` days covers: after what the person has already, so that nothing paid for is lost, else from
 * today. On top of access for life it starts today.
 */
export function grantPeriod(
  access: Access,
  today: CalendarDay,
  days: number,
): Grant & { readonly endsOn: CalendarDay } {
  const startsOn = access.kind === 'active' ? addDays(access.accessTo, 1) : today
  return { startsOn, endsOn: addDays(startsOn, days - 1) }
}
