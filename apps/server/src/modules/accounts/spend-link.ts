import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { lockAccount } from './claim-account.ts'
import { findOneTimeToken, spendOneTimeToken, type Purpose } from './one-time-token.ts'

/**
 * Uses a mailed link up and answers whose it is; null for one that is used, too old or none of ours. The account is locked before the link,
 * as by everybody who voids links, so that two who come at once wait for each other and not in a circle.
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
