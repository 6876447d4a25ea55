import { type CalendarDay, compareDays } from '@dayplate/dates'

/** A user's access to one product. */
export interface HeldAccess {
  readonly lifetimeAccess: boolean
  /** Last day with access; null if there was never any, or for lifetime access. */
  readonly accessTo: CalendarDay | null
  /** Whether an active subscription gives access. */
  readonly isSubscribed: boolean
}

/**
 * How access is described, in order of precedence: for life, by a subscription, until a future day, ended on a past day, none.
 */
export type AccessText =
  | { readonly kind: 'lifetime' | 'from-subscription' | 'none' }
  | { readonly kind: 'ends' | 'ended'; readonly on: CalendarDay }

export function accessText({ lifetimeAccess, accessTo, isSubscribed }: HeldAccess, today: CalendarDay): AccessText {
  if (lifetimeAccess) return { kind: 'lifetime' }
  if (isSubscribed) return { kind: 'from-subscription' }
  if (accessTo === null) return { kind: 'none' }
  return { kind: compareDays(accessTo, today) < 0 ? 'ended' : 'ends', on: accessTo }
}
