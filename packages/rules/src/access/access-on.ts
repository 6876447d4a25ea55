import { addDays, type CalendarDay, compareDays, laterDay } from '@dayplate/dates'

/** A line of the access ledger: days it gives access on, both ends included. */
export interface Grant {
  readonly startsOn: CalendarDay
  /** Last day with access; `null` is for life. */
  readonly endsOn: CalendarDay | null
}

/** What a person may use on a day. */
export type Access =
  | { readonly kind: 'lifetime' }
  /** `accessTo` is the last day without a gap, also across several grants. */
  | { readonly kind: 'active'; readonly accessTo: CalendarDay }
  | { readonly kind: 'expired'; readonly accessTo: CalendarDay }
  | { readonly kind: 'none' }

/** Access on `day`: for life, else to a date ahead, else to a date that has passed, else none. */
export function accessOn(day: CalendarDay, grants: readonly Grant[]): Access {
  const running = grants.find((grant) => covers(grant, day))
  if (running !== undefined) return followRun(running, grants)
  const accessTo = lastEnd(grants.filter(({ endsOn }) => endsOn !== null && compareDays(endsOn, day) < 0))
  return accessTo === null ? { kind: 'none' } : { kind: 'expired', accessTo }
}

/** Whether there is access on that day. */
export function hasAccess(access: Access): boolean {
  return access.kind === 'lifetime' || access.kind === 'active'
}

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
