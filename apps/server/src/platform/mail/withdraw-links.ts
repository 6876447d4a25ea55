import type { Transaction } from 'kysely'
import { instantOf, type Clock } from '../clock/clock.ts'
import type { DB } from '../db/tables.gen.ts'
import { LINK_LIFETIME_MS } from './link-lifetime.ts'
import { FORGOTTEN } from './settle-mail.ts'

const KINDS: readonly string[] = Object.keys(LINK_LIFETIME_MS)

/** Gives up queued mails whose link was voided, because the link would no longer work. */
export async function withdrawLinks(
  trx: Transaction<DB>,
  clock: Clock,
  { userId, kinds = KINDS }: { readonly userId: string; readonly kinds?: readonly string[] },
): Promise<void> {
  await trx
    .updateTable('mails')
    .set({ ...FORGOTTEN, given_up_at: instantOf(clock), last_error: 'its link was voided' })
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('next_try_at', 'is not', null)
    .execute()
}
