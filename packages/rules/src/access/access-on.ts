import { addDays, type CalendarDay, compareDays, laterDay } from '@dayplate/dates'
import type { Grant } from './grant.ts'
import { grantsOfEnded, isRenewing, type Subscription } from './subscription.ts'

/** The access of a person on a day. */
export type Access =
  | { readonly kind: 'lifetime' }
  /** By a running subscription, whose last day is not known. */
  | { readonly kind: 'subscribed' }
  /** `accessTo` is the last day without a gap, also across several grants. */
  | { readonly kind: 'active'; readonly accessTo: CalendarDay }
  | { readonly kind: 'expired'; readonly accessTo: CalendarDay }
  | { readonly kind: 'none' }

/**
 * Access on `day`, in this order: for life, by a subscription, to a date ahead, to a date in the past, none.
 *
 * @param subscriptions only those for the product in question.
 */
export function accessOn(
  day: CalendarDay,
  grants: readonly Grant[],
  subscriptions: readonly Subscription[] = [],
): Access {
  const access = accessByGrants(day, [...grants, ...grantsOfEnded(subscriptions)])
  return access.kind !== 'lifetime' && isRenewing(subscriptions) ? { kind: 'subscribed' } : access
}

function accessByGrants(day: CalendarDay, grants: readonly Grant[]): Access {
  const running = grants.find((grant) => covers(grant, day))
  if (running !== undefined) return followRun(running, grants)
  const accessTo = lastEnd(grants.filter(({ endsOn }) => endsOn !== null && compareDays(endsOn, day) < 0))
  return accessTo === null ? { kind: 'none' } : { kind: 'expired', accessTo }
}

/** Whether there is access on that day. */
export function hasAccess(access: Access): boolean {
  return access.kind !== 'expired' && access.kind !== 'none'
}

/** The last day with access, in the future or past; null when there is none or it is not known. */
export const lastDayOf = (access: Access): CalendarDay | null => ('accessTo' in access ? access.accessTo : null)

function lastEnd(grants: readonly Grant[]): CalendarDay | null {
  const ends = grants.flatMap(({ endsOn }) => (endsOn === null ? [] : [endsOn]))
  return ends.reduce<CalendarDay | null>((last, end) => (last === null ? end : laterDay(last, end)), null)
}

function covers(grant: Grant, day: CalendarDay): boolean {
  return compareDays(grant.startsOn, day) <= 0 && (grant.endsOn === null || compareDays(day, grant.endsOn) <= 0)
}

/**
 * Follows grants as long as the next one starts by the day after the end. It ends, because each step lies further
 * ahead.
 */
function followRun(first: Grant, grants: readonly Grant[]): Access {
  let { endsOn } = first
  while (endsOn !== null) {
    const next = addDays(endsOn, 1)
    const following = grants.find((grant) => covers(grant, next))
    if (following === undefined) return { kind: 'active', accessTo: endsOn }
    endsOn = following.endsOn
  }
  return { kind: 'lifetime' }
}
