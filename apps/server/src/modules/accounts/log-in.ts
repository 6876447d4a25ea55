import type { Device } from '../../platform/http/read-device.ts'
import { mailboxOf } from '../../platform/mail/mailbox-of.ts'
import { giveBackTries, takeTries } from '../../platform/throttle/take-try.ts'
import type { Services } from '../../services.ts'
import { findPasswordHash } from './accounts.repository.ts'
import { guessTries, loginTry } from './limits.ts'
import { isFamiliarNetwork } from './login-networks.repository.ts'
import { openSession } from './open-session.ts'
import { hashPassword, isPasswordOf, isWeakHash } from './password-hash.ts'
import { isHashStill, updatePasswordHash } from './passwords.repository.ts'

export type LogInOutcome =
  | { readonly kind: 'logged-in'; readonly token: string; readonly userId: string }
  /** `userId` is whose account was tried; null where that is nobody's. */
  | { readonly kind: 'refused'; readonly userId: string | null }
  | { readonly kind: 'limited' }

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
  if (email.length > INPUT_MAX_LENGTH || password.length > INPUT_MAX_LENGTH) return { kind: 'refused', userId: null }
  const address = mailboxOf(email)
  const isFamiliar = await isFamiliarNetwork(services, { email: address, network })
  const guesses = guessTries(network, { email: address, isFamiliar })
  if (!(await takeTries(services.db, services, [loginTry(network), ...guesses]))) return { kind: 'limited' }
  const account = await findPasswordHash(services.db, address)
  const verified = account?.password_hash ?? null
  const isOwner = await isPasswordOf(verified, password)
  if (account === undefined) return { kind: 'refused', userId: null }
  const userId = account.id
  if (!isOwner || verified === null) return { kind: 'refused', userId }
  const stronger = isWeakHash(verified) ? await hashPassword(password) : null
  return services.db.transaction().execute(async (trx) => {
    // Checking took a while: whoever has chosen another password meanwhile has ended this login, too.
    if (!(await isHashStill(trx, userId, verified))) return { kind: 'refused', userId }
    // Only here the password is known, so only here a hash of easier times can be made anew.
    if (stronger !== null) await updatePasswordHash(trx, userId, stronger)
    // Who knows the password has not guessed.
    await giveBackTries(trx, services, guesses)
    return { kind: 'logged-in', token: await openSession(trx, services, { userId, device, network }), userId }
  })
}
