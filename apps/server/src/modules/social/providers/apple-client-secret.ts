import { importPKCS8, SignJWT } from 'jose'
import type { Clock } from '../../../platform/clock/clock.ts'

/** The key an operator gets from Apple, and whose it is. */
export interface AppleKey {
  readonly teamId: string
  readonly keyId: string
  /** PKCS #8 as text, with or without its line breaks. */
  readonly privateKey: string
}

const ALGORITHM = 'ES256'
/** Apple takes up to six months; ours is made for one call. */
const LIFETIME_SECONDS = 300
const MS_PER_SECOND = 1000

/** Instead of a fixed secret Apple wants a token that says who calls, signed with the operator's key. */
export async function makeAppleClientSecret(
  { teamId, keyId, privateKey }: AppleKey,
  { clientId, issuer, clock }: { readonly clientId: string; readonly issuer: string; readonly clock: Clock },
): Promise<string> {
  // Files of environment variables hold one line: there line breaks are written as two characters.
  const key = await importPKCS8(privateKey.replaceAll(String.raw`\n`, '\n'), ALGORITHM)
  const now = Math.floor(clock.now() / MS_PER_SECOND)
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM, kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt(now)
    .setExpirationTime(now + LIFETIME_SECONDS)
    .sign(key)
}
