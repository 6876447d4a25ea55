import type { Kysely } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { hashSecret } from './flow-secrets.ts'

/** As long as a user may leave the settings open before they press a button there. Opening the page again makes a new ticket. */
const TICKET_LIFETIME_MS = 60 * 60 * 1000

export async function insertTicket(
  db: Kysely<DB>,
  clock: Clock,
  { userId, ticket }: { readonly userId: string; readonly ticket: string },
): Promise<void> {
  await db
    .insertInto('social_tickets')
    .values({ user_id: userId, ticket_hash: hashSecret(ticket), expires_at: instantOf(clock, TICKET_LIFETIME_MS) })
    .execute()
}

/**
 * The account of a ticket; null when it has expired or is unknown. A ticket may be used again, because users go to a provider,
 * come back and go again.
 */
export async function findTicketOwner(db: Kysely<DB>, clock: Clock, ticket: string): Promise<string | null> {
  const row = await db
    .selectFrom('social_tickets')
    .select('user_id')
    .where('ticket_hash', '=', hashSecret(ticket))
    .where('expires_at', '>', instantOf(clock))
    .executeTakeFirst()
  return row?.user_id ?? null
}
