import type { IDToken } from 'openid-client'
import type { Clock } from '../../../platform/clock/clock.ts'

/** A token comes seconds after it is made; the rest is for clocks that are wrong. */
const ISSUED_WITHIN_MS = 10 * 60 * 1000
const MS_PER_SECOND = 1000

/**
 * What openid-client leaves to us of an id token (OpenID Connect Core 1.0, 3.1.3.7): one that was made long ago, or will be, is
 * somebody's who kept it, and `azp` names the only client it was made for, also where the audience is ours alone.
 */
export function requireIssuedToUs(
  claims: IDToken | undefined,
  { clientId, clock }: { readonly clientId: string; readonly clock: Clock },
): IDToken {
  if (claims === undefined) throw new Error('There is no id token.')
  if (claims.azp !== undefined && claims.azp !== clientId) throw new Error('The id token was issued to another client.')
  const isOff = Math.abs(clock.now() - claims.iat * MS_PER_SECOND) > ISSUED_WITHIN_MS
  if (isOff) throw new Error('The id token was not issued just now.')
  return claims
}
