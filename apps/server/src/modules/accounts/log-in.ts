import { normaliseEmail } from '@dayplate/rules/accounts'
import type { Device } from '../../platform/http/read-device.ts'
import { takeTries } from '../../platform/throttle/take-try.ts'
import type { Services } from '../../services.ts'
import { findPasswordHash } from './accounts.repository.ts'
import { loginTries } from './limits.ts'
import { openSession } from './open-session.ts'
import { hashPassword, isPasswordOf, isWeakHash } from './password-hash.ts'
import { replacePasswordHash } from './passwords.repository.ts'

export type LogInOutcome = { readonly kind: 'logged-in'; readonly token: string } | { readonly kind: 'refused' }

/** Longest input worth hashing: more is an attack on our processor, not a password. */
const INPUT_MAX_LENGTH = 1_000

export interface Login {
  readonly email: string
  readonly password: string
}

/** We never say what was wrong, nor that it was too often, or an attacker learns who is registered and when to go on. */
export async function logIn(
  services: Services,
  { email, password }: Login,
  { device, network }: { readonly device: Device; readonly network: string },
): Promise<LogInOutcome> {
  if (email.length > INPUT_MAX_LENGTH || password.length > INPUT_MAX_LENGTH) return { kind: 'refused' }
  const address = normaliseEmail(email)
  if (!(await takeTries(services.db, services, loginTries(network, address)))) return { kind: 'refused' }
  const account = await findPasswordHash(services.db, address)
  const isOwner = await isPasswordOf(account?.password_hash ?? null, password)
  if (!isOwner || account === undefined) return { kind: 'refused' }
  await strengthenHash(services, { userId: account.id, passwordHash: account.password_hash, password })
  return { kind: 'logged-in', token: await openSession(services.db, services, { userId: account.id, device }) }
}

/** Only here the password is known, so only here a hash of easier times can be made anew. */
async function strengthenHash(
  { db }: Services,
  { userId, passwordHash, password }: { userId: string; passwordHash: string | null; password: string },
): Promise<void> {
  if (passwordHash === null || !isWeakHash(passwordHash)) return
  await replacePasswordHash(db, userId, { from: passwordHash, to: await hashPassword(password) })
}
