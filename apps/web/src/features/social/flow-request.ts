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

/** The page for access codes. It redirects a logged-in user to the form. */
const COUPON_INDEX = '/aktywacja'
const BUY = '/buy'

/** The intents with which the flow `activate` creates an account. With any other it logs in (specification, section 2). */
const ACTIVATION_SIGNS_UP: ReadonlySet<string> = new Set(['register', 'cart_register', 'stripe'])

/** Whether the flow creates an account, or else logs in to an existing one. */
export const opensAccount = ({ flow, state = '' }: FlowRequest): boolean =>
  flow === 'register' || (flow === 'activate' && ACTIVATION_SIGNS_UP.has(state))

/** The intent of each flow whose next page is the purchase. */
const BUYING_INTENT = { login: 'stripe_login', register: 'stripe', activate: 'stripe' } as const

/** The page to redirect to after the login (specification, section 2). The cart will replace the default page once it exists. */
export function redirectTargetOf({ flow, state, from }: FlowRequest): string {
  if (state === BUYING_INTENT[flow]) return BUY
  return flow === 'activate' ? COUPON_INDEX : (from ?? DEFAULT_PAGE)
}

/** A page on which a flow starts. */
interface StartPage {
  readonly to: '/auth/login' | '/auth/register' | '/buy/login' | '/buy/signup' | '/aktywacja'
  readonly search?: ReturnSearch
  readonly state?: HistoryState
}

/** The page on which this flow started, with the wanted page. This browser still has the input of that page. */
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

/** The login page that belongs to the start page, for users who tried to sign up but have an account. */
export function loginOf({ flow, state, from }: FlowRequest): StartPage {
  if (flow === 'activate') return startPageOf({ flow })
  const isBuying = state === BUYING_INTENT[flow]
  return startPageOf({ flow: 'login', state: isBuying ? BUYING_INTENT.login : undefined, from })
}
