import type { HistoryState } from '@tanstack/react-router'
import { DEFAULT_PAGE } from '../../platform/navigation/default-page.ts'
import type { ReturnSearch } from '../../platform/session/guards.ts'

/** A return route: /auth/{flow}/via-… */
export type EntryFlow = 'login' | 'register' | 'activate'

export interface FlowRequest {
  readonly flow: EntryFlow
  readonly state?: string | undefined
  readonly from?: string | undefined
}

/** Where access codes are entered; who is logged in is led on to the form. */
const COUPON_INDEX = '/aktywacja'
const BUY = '/buy'

/** Intents with which the activation signs up; with any other it logs in (specification, section 2). */
const ACTIVATION_SIGNS_UP: ReadonlySet<string> = new Set(['register', 'cart_register', 'stripe'])

/** Whether somebody comes to open an account, or to enter the one they have. */
export const opensAccount = ({ flow, state = '' }: FlowRequest): boolean =>
  flow === 'register' || (flow === 'activate' && ACTIVATION_SIGNS_UP.has(state))

/** The intent of each flow that leads to the purchase. */
const BUYING_INTENT = { login: 'stripe_login', register: 'stripe', activate: 'stripe' } as const

/** Where it goes on once somebody is in (specification, section 2). The cart takes the default page's place once it is there. */
export function redirectTargetOf({ flow, state, from }: FlowRequest): string {
  if (state === BUYING_INTENT[flow]) return BUY
  return flow === 'activate' ? COUPON_INDEX : (from ?? DEFAULT_PAGE)
}

/** A screen that a way begins on. */
interface StartPage {
  readonly to: '/auth/login' | '/auth/register' | '/buy/login' | '/buy/signup' | '/aktywacja'
  readonly search?: ReturnSearch
  readonly state?: HistoryState
}

/** Where this way began, with the page that was wanted before. What was typed and chosen there is still in this browser. */
export function startPageOf({ flow, state, from }: FlowRequest): StartPage {
  const isBuying = state === BUYING_INTENT[flow]
  const search = from === undefined ? {} : { from }
  switch (flow) {
    case 'login':
      return isBuying ? { to: '/buy/login' } : { to: '/auth/login', search }
    case 'register':
      return isBuying ? { to: '/buy/signup' } : { to: '/auth/register', search }
    case 'activate':
      return opensAccount({ flow, state }) ? { to: COUPON_INDEX } : { to: COUPON_INDEX, state: { couponTab: 'log-in' } }
  }
}

/** The login beside that screen, for people who came to open an account and have one. */
export function loginOf({ flow, state, from }: FlowRequest): StartPage {
  if (flow === 'activate') return startPageOf({ flow })
  const isBuying = state === BUYING_INTENT[flow]
  return startPageOf({ flow: 'login', state: isBuying ? BUYING_INTENT.login : undefined, from })
}
