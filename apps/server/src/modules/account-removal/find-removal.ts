import type { Services } from '../../services.ts'
import { findActiveSubscriptions, type ActiveSubscription } from '../access/index.ts'
import { findOneTimeToken } from '../accounts/index.ts'
import { maskEmail } from './mask-email.ts'
import { consumeLinkLimit } from './consume-link-limit.ts'

export type RemovalFound =
  | {
      readonly kind: 'found'
      readonly userId: string
      readonly maskedEmail: string
      readonly activeSubscriptions: readonly ActiveSubscription[]
    }
  /** A caller over the limit gets the same answer as for an expired link. */
  | { readonly kind: 'link-expired' | 'limited' }

/** Finds the account that a link would remove, and the subscriptions that the removal does not end. */
export async function findRemoval(
  services: Services,
  { token, network }: { readonly token: string; readonly network: string },
): Promise<RemovalFound> {
  const { db, clock } = services
  if (!(await consumeLinkLimit(services, network))) return { kind: 'limited' }
  const found = await findOneTimeToken(db, clock, { token, purpose: 'remove-account' })
  if (found === null || found.isUsed) return { kind: 'link-expired' }
  const { userId } = found
  const person = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  if (person === undefined) return { kind: 'link-expired' }
  const activeSubscriptions = await findActiveSubscriptions(db, userId)
  return { kind: 'found', userId, maskedEmail: maskEmail(person.email), activeSubscriptions }
}
