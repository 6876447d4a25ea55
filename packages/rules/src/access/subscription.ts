import type { CalendarDay } from '@dayplate/dates'
import type { Grant } from './grant.ts'

/** Access that renews itself. */
export interface Subscription {
  readonly startsOn: CalendarDay
  /** The last paid day. It may have passed, because operators collect late and report the end of a subscription. */
  readonly renewsOn: CalendarDay
  /** It will not renew again. */
  readonly hasEnded: boolean
}

/** Ended subscriptions give access to the last paid day, like any grant. */
export const grantsOfEnded = (subscriptions: readonly Subscription[]): readonly Grant[] =>
  subscriptions
    .filter(({ hasEnded }) => hasEnded)
    .map(({ startsOn, renewsOn }): Grant => ({ startsOn, endsOn: renewsOn }))

/** Running subscriptions give access until they end, on a day not known yet. */
export const isRenewing = (subscriptions: readonly Subscription[]): boolean =>
  subscriptions.some(({ hasEnded }) => !hasEnded)
