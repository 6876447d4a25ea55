import type { Transaction } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { withdrawLinks } from '../../platform/mail/withdraw-links.ts'
import { deleteEmailChange } from './email-changes.repository.ts'
import { voidTokens } from './one-time-token.ts'

/** Cancels a waiting change of address and voids its link, also one whose mail is still queued. False when none waited. */
export async function withdrawEmailChange(trx: Transaction<DB>, clock: Clock, userId: string): Promise<boolean> {
  await voidTokens(trx, { userId, purpose: 'change-email' })
  await withdrawLinks(trx, clock, { userId, kinds: ['confirm-email'] })
  return deleteEmailChange(trx, clock, userId)
}
