import { type CalendarDay, compareDays } from '@dayplate/dates'

/** What a person holds of one product. */
export interface HeldAccess {
  readonly lifetimeAccess: boolean
  /** Last day with access; null where there is none to name. */
  readonly accessTo: CalendarDay | null
  /** A subscription that runs gives it. */
  readonly isSubscribed: boolean
}

/** How access is told: for life, else by a subscription, else to a date ahead, else ended on one, else none. */
export type AccessText =
  | { readonly kind: 'lifetime' | 'from-subscription' | 'none' }
  | { readonly kind: 'ends' | 'ended'; readonly on: CalendarDay }

export function accessText({ lifetimeAccess, accessTo, isSubscribed }: HeldAccess, today: CalendarDay): AccessText {
  if (lifetimeAccess) return { kind: 'lifetime' }
  if (isSubscribed) return { kind: 'from-subscription' }
  if (accessTo === null) return { kind: 'none' }
  return { kind: compareDays(accessTo, today) < 0 ? 'ended' : 'ends', on: accessTo }
}
