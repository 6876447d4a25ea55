import { normaliseEmail } from '@dayplate/rules/accounts'
import type { Services } from '../../services.ts'
import { findPasswordHash, insertToken } from './accounts.repository.ts'
import { isPasswordOf } from './password-hash.ts'
import { makeSessionToken } from './session-token.ts'

export type LogInOutcome = { readonly kind: 'logged-in'; readonly token: string } | { readonly kind: 'refused' }

/** Longest input worth hashing: more is an attack on our processor, not a password. */
const INPUT_MAX_LENGTH = 1_000

/** We never say which of the two was wrong, or an attacker learns who is registered. */
export async function logIn(
  services: Services,
  credentials: { readonly email: string; readonly password: string },
): Promise<LogInOutcome> {
  if (credentials.email.length > INPUT_MAX_LENGTH || credentials.password.length > INPUT_MAX_LENGTH) {
    return { kind: 'refused' }
  }
  const account = await findPasswordHash(services.db, normaliseEmail(credentials.email))
  const isOwner = await isPasswordOf(account?.password_hash ?? null, credentials.password)
  if (!isOwner || account === undefined) return { kind: 'refused' }
  const { token, tokenHash } = makeSessionToken(services.randomBytes)
  await insertToken(services.db, { userId: account.id, tokenHash }, services.clock)
  return { kind: 'logged-in', token }
}
