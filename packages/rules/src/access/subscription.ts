import type { CalendarDay } from '@dayplate/dates'
import type { Grant } from './grant.ts'

/** Access that renews itself. */
export interface Subscription {
  readonly startsOn: CalendarDay
  /** What is paid lasts to this day. It may have passed: operators collect late, and say so when it has ended. */
  readonly renewsOn: CalendarDay
  /** It will not renew any more. */
  readonly hasEnded: boolean
}

/** Subscriptions that have ended give what was paid, to its last day, like any grant. */
export const grantsOfEnded = (subscriptions: readonly Subscription[]): readonly Grant[] =>
  subscriptions
    .filter(({ hasEnded }) => hasEnded)
    .map(({ startsOn, renewsOn }): Grant => ({ startsOn, endsOn: renewsOn }))

/** Subscriptions that run give access until they end, whatever day that will be. */
export const isRenewing = (subscriptions: readonly Subscription[]): boolean =>
  subscriptions.some(({ hasEnded }) => !hasEnded)
