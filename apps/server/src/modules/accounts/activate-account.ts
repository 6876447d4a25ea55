import { consumeRateLimits } from '../../platform/throttle/consume-rate-limit.ts'
import type { Services } from '../../services.ts'
import { confirmAddress } from './accounts.repository.ts'
import { markOwner } from './claim-account.ts'
import { openedLinkTries } from './limits.ts'
import { findOneTimeToken } from './one-time-token.ts'
import { spendLink } from './spend-link.ts'

const PURPOSE = 'activate'

export type ActivationOutcome =
  | { readonly kind: 'activated'; readonly userId: string }
  | { readonly kind: 'refused' | 'limited' }

/**
 * Confirms an address by the link that was mailed to it. A second use answers the same, because people press twice and mail
 * programs open links ahead. It does not prove that the person knows the password. Only a browser that is logged in to this
 * account shows that mailbox and account belong to one person. See docs/decisions/0023.
 */
export async function activateAccount(
  services: Services,
  token: string,
  { network, viewerId }: { readonly network: string; readonly viewerId: string | null },
): Promise<ActivationOutcome> {
  if (!(await consumeRateLimits(services.db, services, openedLinkTries(network)))) return { kind: 'limited' }
  return services.db.transaction().execute(async (trx) => {
    const found = await findOneTimeToken(trx, services.clock, { token, purpose: PURPOSE })
    if (found === null) return { kind: 'refused' }
    if (!found.isUsed) await spendLink(trx, services.clock, { token, purpose: PURPOSE })
    await confirmAddress(trx, found.userId)
    if (viewerId === found.userId) await markOwner(trx, services.clock, found.userId)
    return { kind: 'activated', userId: found.userId }
  })
}
