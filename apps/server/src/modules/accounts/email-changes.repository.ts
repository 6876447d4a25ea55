import type { Kysely, Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { LINK_LIFETIME_MS } from '../../platform/mail/link-lifetime.ts'

const LIFETIME_MS = LINK_LIFETIME_MS['confirm-email']

/** A new address that waits to be confirmed. */
export interface EmailChange {
  readonly id: string
  readonly email: string
  /** The login that asked for the change. */
  readonly loginId: string
  readonly expiresAt: Date
}

/** The change of address that waits; null when none does or its link has expired. */
export async function findEmailChange(db: Kysely<DB>, clock: Clock, userId: string): Promise<EmailChange | null> {
  const row = await db
    .selectFrom('email_changes')
    .select(['id', 'email', 'login_id as loginId', 'expires_at as expiresAt'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', instantOf(clock))
    .executeTakeFirst()
  return row ?? null
}

/** Starts a change that replaces any earlier one, and returns its id. The account is locked. */
export async function insertEmailChange(
  trx: Transaction<DB>,
  clock: Clock,
  { userId, email, loginId }: { readonly userId: string; readonly email: string; readonly loginId: string },
): Promise<string> {
  await deleteEmailChange(trx, clock, userId)
  const { id } = await trx
    .insertInto('email_changes')
    .values({
      user_id: userId,
      email,
      login_id: loginId,
      created_at: instantOf(clock),
      expires_at: instantOf(clock, LIFETIME_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Extends a change to the lifetime of a new link. */
export async function renewEmailChange(trx: Transaction<DB>, clock: Clock, userId: string): Promise<void> {
  await trx
    .updateTable('email_changes')
    .set({ expires_at: instantOf(clock, LIFETIME_MS) })
    .where('user_id', '=', userId)
    .execute()
}

/** Deletes the waiting change, expired or not. Returns whether one still waited. */
export async function deleteEmailChange(trx: Transaction<DB>, clock: Clock, userId: string): Promise<boolean> {
  const row = await trx
    .deleteFrom('email_changes')
    .where('user_id', '=', userId)
    .returning('expires_at')
    .executeTakeFirst()
  return row !== undefined && row.expires_at > instantOf(clock)
}
