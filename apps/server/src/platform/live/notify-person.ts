import type { LiveTopic } from '@dayplate/rules/live'
import { sql, type Transaction } from 'kysely'
import type { DB } from '../db/tables.gen.ts'
import { readCallingTab } from './calling-tab.ts'
import { NOTICE_CHANNEL, writeNotice } from './notice.ts'

/**
 * Tells the open streams of a person, on every server, that something of theirs changed. PostgreSQL delivers the notice when the
 * transaction commits, and never if it does not. Called twice in a transaction, it tells once.
 */
export async function notifyPerson(trx: Transaction<DB>, userId: string, topic: LiveTopic): Promise<void> {
  await sql`select pg_notify(${NOTICE_CHANNEL}, ${writeNotice({ userId, topic, tab: readCallingTab() })})`.execute(trx)
}
