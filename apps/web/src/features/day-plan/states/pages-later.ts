import { lazy } from 'react'
import { loadMessages } from '../../../platform/i18n/i18n.ts'
import type * as pagesOfStates from './pages.ts'

type Pages = typeof pagesOfStates

/** Most days are normal: the pages of all other kinds come together, with their texts, when the first of them is needed. */
async function loadPages(): Promise<Pages> {
  const [pages] = await Promise.all([import('./pages.ts'), loadMessages('day-states')])
  return pages
}

const later = <Name extends keyof Pages>(name: Name) =>
  lazy(async (): Promise<{ default: Pages[Name] }> => ({ default: (await loadPages())[name] }))

export const ExpiredDay = later('ExpiredDay')
export const FutureDay = later('FutureDay')
export const GoalLost = later('GoalLost')
export const GoalReached = later('GoalReached')
export const PaymentPending = later('PaymentPending')
export const SubscriptionRequired = later('SubscriptionRequired')
export const WeightNeeded = later('WeightNeeded')
