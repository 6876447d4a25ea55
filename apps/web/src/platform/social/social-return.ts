import { safeReturnPath } from '@dayplate/rules/navigation'

/** What the address carries when somebody comes back from a provider. */
export interface SocialReturn {
  /** Google's and Facebook's hand-off; it works once. */
  readonly code?: string
  /** Apple's. */
  readonly id_token?: string
  /** The word of the screen it began on. */
  readonly state?: string
  /** `cancelled` when they changed their mind there. */
  readonly error?: string
  /** The page that was wanted before. */
  readonly from?: string
}

/** `validateSearch` of the return routes: texts, and a page of ours. */
export function readSocialReturn({ code, id_token, error, state, from }: Record<string, unknown>): SocialReturn {
  const page = safeReturnPath(from)
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof id_token === 'string' && { id_token }),
    ...(typeof error === 'string' && { error }),
    ...(typeof state === 'string' && { state }),
    ...(page && { from: page }),
  }
}
