/** Why a social flow failed. */
export type SocialRefusal =
  /** The hand-off is used up, too old or of another browser. */
  | 'expired'
  /** Too many hand-offs were tried. The user reads the same text as for `expired`. */
  | 'limited'
  /** No account has this identity. */
  | 'unknown'
  /** Another account already has this identity or address. */
  | 'taken'
  /** The provider gives no address, and an account needs one. */
  | 'no-email'
  | 'terms-not-accepted'

interface Refusal {
  readonly code: number
  readonly message: string
}

/** The specification defines the codes 401 and 400. */
const REFUSALS: Readonly<Record<SocialRefusal, Refusal>> = {
  unknown: { code: 401, message: 'auth/social/no-account' },
  taken: { code: 400, message: 'auth/login/user-exists' },
  expired: { code: 410, message: 'auth/social/expired' },
  limited: { code: 410, message: 'auth/social/expired' },
  'no-email': { code: 422, message: 'auth/social/no-email' },
  'terms-not-accepted': { code: 422, message: 'cart/accept-condition/validation/required' },
}

export type EntryOutcome =
  | {
      readonly kind: 'entered'
      readonly token: string
      readonly userId: string
      /** The account existed, and the provider was linked to it by its address. */
      readonly isLinked: boolean
    }
  | { readonly kind: 'refused'; readonly reason: SocialRefusal }

export const refusedFor = (reason: SocialRefusal): { readonly kind: 'refused'; readonly reason: SocialRefusal } => ({
  kind: 'refused',
  reason,
})

export function oauthException(reason: SocialRefusal) {
  const { code, message } = REFUSALS[reason]
  return { __typename: 'OauthException' as const, code, messages: [message] }
}
