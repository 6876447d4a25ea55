import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { lockAccount } from './claim-account.ts'
import { findOneTimeToken, spendOneTimeToken, type Purpose } from './one-time-token.ts'

/**
 * Uses up a mailed link and returns its owner; null for a link that is used, expired or unknown. Locks the account before the
 * link, as every other code that voids links does, so that two calls cannot deadlock.
 */
export async function spendLink(
  trx: Transaction<DB>,
  clock: Clock,
  link: { readonly token: string; readonly purpose: Purpose },
): Promise<string | null> {
  const found = await findOneTimeToken(trx, clock, link)
  if (found === null || found.isUsed) return null
  await lockAccount(trx, found.userId)
  return spendOneTimeToken(trx, clock, link)
}
