import { normaliseEmail } from '@dayplate/rules/accounts'
import type { Device } from '../../platform/http/read-device.ts'
import type { Services } from '../../services.ts'
import { findPasswordHash } from './accounts.repository.ts'
import { openSession } from './open-session.ts'
import { isPasswordOf } from './password-hash.ts'

export type LogInOutcome = { readonly kind: 'logged-in'; readonly token: string } | { readonly kind: 'refused' }

/** Longest input worth hashing: more is an attack on our processor, not a password. */
const INPUT_MAX_LENGTH = 1_000

/** We never say which of the two was wrong, or an attacker learns who is registered. */
export async function logIn(
  services: Services,
  credentials: { readonly email: string; readonly password: string },
  device: Device,
): Promise<LogInOutcome> {
  if (credentials.email.length > INPUT_MAX_LENGTH || credentials.password.length > INPUT_MAX_LENGTH) {
    return { kind: 'refused' }
  }
  const account = await findPasswordHash(services.db, normaliseEmail(credentials.email))
  const isOwner = await isPasswordOf(account?.password_hash ?? null, credentials.password)
  if (!isOwner || account === undefined) return { kind: 'refused' }
  return { kind: 'logged-in', token: await openSession(services.db, services, { userId: account.id, device }) }
}
