import { addDays, type CalendarDay, compareDays, laterDay } from '@dayplate/dates'
import type { Grant } from './grant.ts'
import { grantsOfEnded, isRenewing, type Subscription } from './subscription.ts'

/** What a person may use on a day. */
export type Access =
  | { readonly kind: 'lifetime' }
  /** By a subscription that runs: nobody knows its last day. */
  | { readonly kind: 'subscribed' }
  /** `accessTo` is the last day without a gap, also across several grants. */
  | { readonly kind: 'active'; readonly accessTo: CalendarDay }
  | { readonly kind: 'expired'; readonly accessTo: CalendarDay }
  | { readonly kind: 'none' }

/**
 * Access on `day`: for life, else by a subscription, else to a date ahead, else to a date that has passed, else none.
 *
 * @param subscriptions those that give what is asked about.
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

/** The last day with access, ahead or behind; null where there is none or nobody knows it. */
export const lastDayOf = (access: Access): CalendarDay | null => ('accessTo' in access ? access.accessTo : null)

function lastEnd(grants: readonly Grant[]): CalendarDay | null {
  const ends = grants.flatMap(({ endsOn }) => (endsOn === null ? [] : [endsOn]))
  return ends.reduce<CalendarDay | null>((last, end) => (last === null ? end : laterDay(last, end)), null)
}

function covers(grant: Grant, day: CalendarDay): boolean {
  return compareDays(grant.startsOn, day) <= 0 && (grant.endsOn === null || compareDays(day, grant.endsOn) <= 0)
}

/** Goes from grant to grant while the day after the end is given by another. Ends: each step lies further ahead. */
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
