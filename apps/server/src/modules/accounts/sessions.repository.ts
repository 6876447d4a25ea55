import type { Kysely } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Device } from '../../platform/http/read-device.ts'

export const deleteToken = async (db: Database, userId: string, tokenHash: Uint8Array): Promise<void> => {
  const hash = Buffer.from(tokenHash)
  await db.deleteFrom('auth_tokens').where('user_id', '=', userId).where('token_hash', '=', hash).execute()
}

/** Ends the session with this hash, which is unique. Returns its user's id, or null when there was none. */
export async function deleteTokenOfHash(db: Database, tokenHash: Buffer): Promise<string | null> {
  const ended = await db
    .deleteFrom('auth_tokens')
    .where('token_hash', '=', tokenHash)
    .returning('user_id')
    .executeTakeFirst()
  return ended?.user_id ?? null
}

interface TokenOwner {
  readonly id: string
  readonly time_zone: string
  readonly language: 'en' | 'pl' | null
  readonly system_of_measures: string
  readonly last_used_at: Date
}

export const findTokenOwner = (db: Database, tokenHash: Buffer, clock: Clock): Promise<TokenOwner | undefined> =>
  db
    .selectFrom('auth_tokens')
    .innerJoin('users', 'users.id', 'auth_tokens.user_id')
    .select(['users.id', 'users.time_zone', 'users.language', 'users.system_of_measures', 'auth_tokens.last_used_at'])
    .where('auth_tokens.token_hash', '=', tokenHash)
    .where('auth_tokens.expires_at', '>', instantOf(clock))
    .executeTakeFirst()

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Stores, once, that a user came back a day or more after registering. An account that was never used again is erased after a
 * year.
 */
export async function noteReturn(db: Kysely<DB>, clock: Clock, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ came_back_at: instantOf(clock) })
    .where('id', '=', userId)
    .where('came_back_at', 'is', null)
    .where('created_at', '<=', instantOf(clock, -DAY_MS))
    .execute()
}

/** Stores that a session is in use, unless another call has just done so. */
export async function touchToken(
  db: Database,
  tokenHash: Buffer,
  { clock, ifUnusedForMs }: { readonly clock: Clock; readonly ifUnusedForMs: number },
): Promise<void> {
  const touched = await db
    .updateTable('auth_tokens')
    .set({ last_used_at: instantOf(clock) })
    .where('token_hash', '=', tokenHash)
    .where('last_used_at', '<=', instantOf(clock, -ifUnusedForMs))
    .returning('user_id')
    .executeTakeFirst()
  if (touched !== undefined) await noteReturn(db, clock, touched.user_id)
}

/** The id of a session, which does not reveal its token. */
export async function findLoginId(db: Kysely<DB>, tokenHash: Uint8Array): Promise<string> {
  const { id } = await db
    .selectFrom('auth_tokens')
    .select('id')
    .where('token_hash', '=', Buffer.from(tokenHash))
    .executeTakeFirstOrThrow()
  return id
}

/** Ends every login of a person except the named ones. */
export async function deleteLoginsBeside(
  db: Kysely<DB>,
  userId: string,
  kept: { readonly loginId: string; readonly tokenHash: Uint8Array | null },
): Promise<void> {
  const { tokenHash } = kept
  await db
    .deleteFrom('auth_tokens')
    .where('user_id', '=', userId)
    .where('id', '<>', kept.loginId)
    .$if(tokenHash !== null, (query) => query.where('token_hash', '<>', Buffer.from(tokenHash ?? [])))
    .execute()
}

/** Whether the user of a session has proved after this moment that they are its owner. */
export async function findProvedSince(db: Database, tokenHash: Uint8Array, since: Date): Promise<boolean> {
  const session = await db
    .selectFrom('auth_tokens')
    .select('id')
    .where('token_hash', '=', Buffer.from(tokenHash))
    .where('proved_at', '>', since)
    .executeTakeFirst()
  return session !== undefined
}

/**
 * The longest time between removing the password in a login and opening its session. One transaction does both, and each stores
 * its own time; no user logs in twice as fast.
 */
const OPENED_WITHIN_MS = 10_000

/** Whether a session began with the login that removed the account's password. */
export async function isOpenedAtVoiding(db: Database, tokenHash: Uint8Array, voidedAt: Date): Promise<boolean> {
  const session = await db
    .selectFrom('auth_tokens')
    .select('created_at')
    .where('token_hash', '=', Buffer.from(tokenHash))
    .executeTakeFirst()
  if (session === undefined) return false
  const laterByMs = session.created_at.getTime() - voidedAt.getTime()
  return laterByMs >= 0 && laterByMs < OPENED_WITHIN_MS
}

export async function updateProved(db: Database, tokenHash: Uint8Array, clock: Clock): Promise<void> {
  await db
    .updateTable('auth_tokens')
    .set({ proved_at: instantOf(clock) })
    .where('token_hash', '=', Buffer.from(tokenHash))
    .execute()
}

/** More sessions than one person has browsers. Without a limit, anyone who knows the password could fill the table. */
const SESSIONS_KEPT = 100

export interface NewSession {
  readonly userId: string
  readonly tokenHash: Buffer
  readonly device: Device
  readonly expiresAt: Date
}

/**
 * Stores a session and, in the same statement, deletes the least recently used ones beyond the limit. Skips rows that another
 * login is deleting.
 */
export async function insertSession(
  db: Kysely<DB>,
  { userId, tokenHash, device, expiresAt }: NewSession,
  clock: Clock,
): Promise<void> {
  const now = instantOf(clock)
  await db
    .with('old', (from) =>
      from.deleteFrom('auth_tokens').where('user_id', '=', userId).where('token_hash', 'in', oldSessions(db, userId)),
    )
    .insertInto('auth_tokens')
    .values({
      user_id: userId,
      token_hash: tokenHash,
      created_at: now,
      proved_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      browser: device.browser,
      system: device.system,
    })
    .execute()
}

/** The surplus sessions. The statement does not see the session it inserts. */
const oldSessions = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('auth_tokens')
    .select('token_hash')
    .where('token_hash', 'in', (from) =>
      from
        .selectFrom('auth_tokens')
        .select('token_hash')
        .where('user_id', '=', userId)
        .orderBy('last_used_at', 'desc')
        .orderBy('created_at', 'desc')
        .offset(SESSIONS_KEPT - 1),
    )
    .forUpdate()
    .skipLocked()
