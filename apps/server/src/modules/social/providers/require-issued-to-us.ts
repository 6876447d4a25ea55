import type { IDToken } from 'openid-client'
import type { Clock } from '../../../platform/clock/clock.ts'

/** A token arrives seconds after it is made; the rest allows for wrong clocks. */
const ISSUED_WITHIN_MS = 10 * 60 * 1000
const MS_PER_SECOND = 1000

/**
 * The checks of an id token that openid-client leaves to us (OpenID Connect Core 1.0, 3.1.3.7). A token from long ago or from
 * the future may be a stored one of another person. `azp` names the only client a token was made for, even when we are its only
 * audience.
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
