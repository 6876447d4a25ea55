import type { Device } from '../../platform/http/read-device.ts'
import { mailboxOf } from '../../platform/mail/mailbox-of.ts'
import { OverloadedError } from '../../platform/graphql/errors.ts'
import {
  refundRateLimits,
  consumeRateLimits,
  consumeRateLimit,
  type Try,
} from '../../platform/throttle/consume-rate-limit.ts'
import { refundOnOverload } from '../../platform/throttle/refund-on-overload.ts'
import type { Services } from '../../services.ts'
import { findAccountToEnter, type AccountToEnter } from './accounts.repository.ts'
import { placeOfNetwork, placeOfUser, type HashingPlace } from './hashing-place.ts'
import { guessTries, loginInAllTry, loginTries } from './limits.ts'
import { openSession } from './open-session.ts'
import { hashPassword, isPasswordOf, isWeakHash } from './password-hash.ts'
import { isHashStill, updatePasswordHash } from './passwords.repository.ts'

export type LogInOutcome =
  | { readonly kind: 'logged-in'; readonly token: string; readonly userId: string }
  /** `userId`: the account that was tried; null when there is none. */
  | { readonly kind: 'refused'; readonly userId: string | null }
  | { readonly kind: 'limited' }

/** Longest input worth hashing: more is an attack on our processor, not a password. */
const INPUT_MAX_LENGTH = 1_000

export interface Login {
  readonly email: string
  readonly password: string
}

/** Never says which part was wrong or that the limit is reached, or an attacker learns who is registered and when to continue. */
export async function logIn(
  services: Services,
  { email, password }: Login,
  { device, network }: { readonly device: Device; readonly network: string },
): Promise<LogInOutcome> {
  if (email.length > INPUT_MAX_LENGTH || password.length > INPUT_MAX_LENGTH) return { kind: 'refused', userId: null }
  const address = mailboxOf(email)
  // The account is read before the limits are checked, because one statement then serves both.
  const account = await findAccountToEnter(services.db, { email: address, network }, services.clock)
  const guess = { email: address, isFamiliar: account?.isFamiliar ?? false }
  const guesses = guessTries(network, guess)
  const tries = [...loginTries(network, guess), ...guesses]
  if (!(await consumeRateLimits(services.db, services, tries))) return { kind: 'limited' }
  const inAll = loginInAllTry(network, guess)
  return refundOnOverload(services, tries, async () => {
    if (!(await consumeRateLimit(services.db, services, inAll))) throw new OverloadedError()
    return refundOnOverload(services, [inAll], async () => {
      const proved = await provePassword(account, password, placeOfNetwork(network, guess))
      if (proved.kind === 'refused') return proved
      return enter(services, proved, { device, network, guesses })
    })
  })
}

type ProvedPassword =
  | { readonly kind: 'refused'; readonly userId: string | null }
  /** `stronger` replaces a hash made at a lower cost. Only a login knows the password and can make it. */
  | { readonly kind: 'proved'; readonly userId: string; readonly hash: string; readonly stronger: string | null }

async function provePassword(
  account: AccountToEnter | null,
  password: string,
  place: HashingPlace,
): Promise<ProvedPassword> {
  const hash = account?.passwordHash ?? null
  const isOwner = await isPasswordOf(hash, password, place)
  if (account === null) return { kind: 'refused', userId: null }
  const { userId } = account
  if (!isOwner || hash === null) return { kind: 'refused', userId }
  const stronger = isWeakHash(hash) ? await hashPassword(password, placeOfUser(userId)) : null
  return { kind: 'proved', userId, hash, stronger }
}

interface Entry {
  readonly device: Device
  readonly network: string
  readonly guesses: readonly Try[]
}

function enter(
  services: Services,
  { userId, hash, stronger }: Extract<ProvedPassword, { kind: 'proved' }>,
  { device, network, guesses }: Entry,
): Promise<LogInOutcome> {
  return services.db.transaction().execute(async (trx) => {
    // The check took a while. A password changed in the meantime refuses this login too.
    if (!(await isHashStill(trx, userId, hash))) return { kind: 'refused', userId }
    if (stronger !== null) await updatePasswordHash(trx, userId, stronger)
    // A caller who knows the password was not guessing.
    await refundRateLimits(trx, services, guesses)
    return { kind: 'logged-in', token: await openSession(trx, services, { userId, device, network }), userId }
  })
}
