import { lazyPart } from '../../../platform/lazy/lazy-part.ts'
import { suspendedPart } from '../../../platform/lazy/suspended-part.ts'
import type * as pagesOfStates from './pages.tsx'

type Pages = typeof pagesOfStates

/** Most days are normal, so the pages of all other kinds share one chunk, which loads with its texts when one is first shown. */
const pageOf = <Name extends keyof Pages>(name: Name) =>
  suspendedPart(lazyPart(async (): Promise<Pages[Name]> => (await import('./pages.tsx'))[name], 'day-states'))

export const ExpiredDay = pageOf('ExpiredDay')
export const FutureDay = pageOf('FutureDay')
export const GoalLost = pageOf('GoalLost')
export const GoalReached = pageOf('GoalReached')
export const PaymentPending = pageOf('PaymentPending')
export const SubscriptionRequired = pageOf('SubscriptionRequired')
export const WeightNeeded = pageOf('WeightNeeded')
