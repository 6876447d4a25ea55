import { lazy } from 'react'
import { loadMessages } from '../../../platform/i18n/i18n.ts'
import type * as pagesOfStates from './pages.ts'

type Pages = typeof pagesOfStates

/** Most days are normal: the pages of all other kinds come together, with their texts, when the first of them is needed. */
async function loadPages(): Promise<Pages> {
  const [pages] = await Promise.all([import('./pages.ts'), loadMessages('day-states')])
  return pages
}

const lazyPage = <Name extends keyof Pages>(name: Name) =>
  lazy(async (): Promise<{ default: Pages[Name] }> => ({ default: (await loadPages())[name] }))

export const ExpiredDay = lazyPage('ExpiredDay')
export const FutureDay = lazyPage('FutureDay')
export const GoalLost = lazyPage('GoalLost')
export const GoalReached = lazyPage('GoalReached')
export const PaymentPending = lazyPage('PaymentPending')
export const SubscriptionRequired = lazyPage('SubscriptionRequired')
export const WeightNeeded = lazyPage('WeightNeeded')
