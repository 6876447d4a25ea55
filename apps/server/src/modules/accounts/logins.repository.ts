import { sql, type Kysely } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'

export interface Login {
  readonly id: string
  readonly browser: string | null
  readonly system: string | null
  readonly lastUsedAt: string
  readonly isCurrent: boolean
}

/** More than a person reads through. A person with more logins can end all of them at once. */
const LOGINS_SHOWN = 50

/** The logins of a person: the current one first, then by last use. */
export async function findLogins(
  { db, clock }: { readonly db: Kysely<DB>; readonly clock: Clock },
  userId: string,
  tokenHash: Uint8Array,
): Promise<Login[]> {
  const isCurrent = sql<boolean>`token_hash = ${Buffer.from(tokenHash)}`
  const rows = await db
    .selectFrom('auth_tokens')
    .select(['id', 'browser', 'system', 'last_used_at', isCurrent.as('isCurrent')])
    .where('user_id', '=', userId)
    .where('expires_at', '>', instantOf(clock))
    .orderBy(isCurrent, 'desc')
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .limit(LOGINS_SHOWN)
    .execute()
  return rows.map(({ last_used_at, ...login }) => ({ ...login, lastUsedAt: last_used_at.toISOString() }))
}

/** False when the person has no such login. */
export async function deleteLogin(db: Kysely<DB>, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('auth_tokens')
    .where('user_id', '=', userId)
    // Compared as text, so that an id in a wrong format is simply not found instead of failing the statement.
    .where(sql`id::text`, '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Ends every login of a person except the one with this token. Every process refuses the others from the next call on. */
export async function deleteOtherLogins(
  db: Kysely<DB>,
  { userId, tokenHash }: { readonly userId: string; readonly tokenHash: Uint8Array },
): Promise<void> {
  await db
    .deleteFrom('auth_tokens')
    .where('user_id', '=', userId)
    .where('token_hash', '<>', Buffer.from(tokenHash))
    .execute()
}
