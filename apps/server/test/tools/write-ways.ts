import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { DB } from '../../src/platform/db/tables.gen.ts'

interface Writer {
  readonly id: string
  readonly email: string
  readonly word: string
  readonly now: Date
}

/** Inserts the rows of a user who is linking a provider: a ticket, a started flow, and one whose hand-off waits. */
export async function writeWays(db: Kysely<DB>, { id, email, word, now }: Writer): Promise<void> {
  const own = { user_id: id, expires_at: now }
  const way = { ...own, provider: 'google', flow: 'link', name: word, browser_hash: hashOf(`browser ${word}`) } as const
  await db
    .insertInto('social_tickets')
    .values({ ...own, ticket_hash: hashOf(`ticket ${word}`) })
    .execute()
  await db
    .insertInto('social_flows')
    .values({ ...way, state_hash: hashOf(`state ${word}`) })
    .execute()
  await db
    .insertInto('social_handoffs')
    .values({ ...way, token_hash: hashOf(`hand-off ${word}`), subject: word, email, is_email_verified: true })
    .execute()
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest()
