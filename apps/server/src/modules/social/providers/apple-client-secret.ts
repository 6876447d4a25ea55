import { importPKCS8, SignJWT } from 'jose'
import type { Clock } from '../../../platform/clock/clock.ts'

/** The key that Apple gave an operator, and the ids it belongs to. */
export interface AppleKey {
  readonly teamId: string
  readonly keyId: string
  /** PKCS #8 as text, with or without line breaks. */
  readonly privateKey: string
}

const ALGORITHM = 'ES256'
/** Apple allows six months; this token is used in one call. */
const LIFETIME_SECONDS = 300
const MS_PER_SECOND = 1000

/** Apple requires a token signed with the operator's key in place of a fixed client secret. */
export async function makeAppleClientSecret(
  { teamId, keyId, privateKey }: AppleKey,
  { clientId, issuer, clock }: { readonly clientId: string; readonly issuer: string; readonly clock: Clock },
): Promise<string> {
  // A file of environment variables has one line for each, so line breaks are written there as `\n`.
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
