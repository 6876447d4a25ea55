import { DEFAULT_PAGE } from '../../platform/navigation/default-page.ts'

/** A return route: /auth/{flow}/via-… */
export type EntryFlow = 'login' | 'register' | 'activate'

interface Way {
  readonly flow: EntryFlow
  readonly state?: string | undefined
  readonly from?: string | undefined
}

/** Where access codes are entered; who is logged in is led on to the form. */
const COUPON_INDEX = '/aktywacja'
const BUY = '/buy'

/** Words with which the activation signs up; with any other it logs in (specification, section 2). */
const ACTIVATION_SIGNS_UP: ReadonlySet<string> = new Set(['register', 'cart_register', 'stripe'])

/** Whether somebody comes to open an account, or to enter the one they have. */
export const opensAccount = ({ flow, state = '' }: Way): boolean =>
  flow === 'register' || (flow === 'activate' && ACTIVATION_SIGNS_UP.has(state))

/** The word of each flow that leads to the purchase. */
const WORD_OF_BUYERS = { login: 'stripe_login', register: 'stripe', activate: 'stripe' } as const

/** Where it goes on once somebody is in (specification, section 2). The cart takes the default page's place once it is there. */
export function pageAfter({ flow, state, from }: Way): string {
  if (state === WORD_OF_BUYERS[flow]) return BUY
  return flow === 'activate' ? COUPON_INDEX : (from ?? DEFAULT_PAGE)
}
