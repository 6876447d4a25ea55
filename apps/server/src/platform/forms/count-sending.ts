import { sql, type Transaction } from 'kysely'
import { instantOf, type Clock } from '../clock/clock.ts'
import type { DB } from '../db/tables.gen.ts'

/** How long sendings of a form are counted together, in milliseconds. */
const WINDOW_MS = 60 * 60 * 1000

export interface Sending {
  readonly form: 'contact' | 'unsubscribe'
  /** Of `networkOf`. */
  readonly network: string
}

/**
 * Counts this sending and answers how many the network has sent within its hour, this one included. One statement, so that
 * sendings at once are all counted. What is older is deleted first: we keep nobody's address without need.
 */
export async function countSending(trx: Transaction<DB>, clock: Clock, sending: Sending): Promise<number> {
  const now = instantOf(clock)
  const windowBegan = instantOf(clock, -WINDOW_MS)
  await trx.deleteFrom('form_senders').where('window_started_at', '<=', windowBegan).execute()
  const { sent } = await trx
    .insertInto('form_senders')
    .values({ ...sending, window_started_at: now, sent: 1 })
    .onConflict((conflict) => conflict.columns(['form', 'network']).doUpdateSet({ sent: sql`form_senders.sent + 1` }))
    .returning('sent')
    .executeTakeFirstOrThrow()
  return sent
}
