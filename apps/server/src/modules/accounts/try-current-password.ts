import { consumeRateLimits } from '../../platform/throttle/consume-rate-limit.ts'
import { refundOnOverload } from '../../platform/throttle/refund-on-overload.ts'
import type { Services } from '../../services.ts'
import { findAccount } from './accounts.repository.ts'
import { placeOfUser } from './hashing-place.ts'
import { currentPasswordTries } from './limits.ts'
import { isPasswordOf } from './password-hash.ts'

export type CurrentPasswordOutcome =
  | { readonly kind: 'right'; readonly hash: string; readonly email: string }
  /** A wrong password, no password at all, or too many tries. The caller is not told which. */
  | { readonly kind: 'wrong' | 'limited' }

/** Whether a logged-in user also knows the password of the account. */
export async function tryCurrentPassword(
  services: Services,
  { userId, network }: { readonly userId: string; readonly network: string },
  password: string,
): Promise<CurrentPasswordOutcome> {
  const tries = currentPasswordTries(network, userId)
  if (!(await consumeRateLimits(services.db, services, tries))) return { kind: 'limited' }
  const { password_hash: hash, email } = await findAccount(services.db, userId)
  const isRight = await refundOnOverload(services, tries, () => isPasswordOf(hash, password, placeOfUser(userId)))
  return isRight && hash !== null ? { kind: 'right', hash, email } : { kind: 'wrong' }
}
