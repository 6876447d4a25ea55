import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { instantOf, type Clock } from '../clock/clock.ts'
import { BATCH_ROWS, deleteInBatches } from '../db/delete-in-batches.ts'
import type { DB } from '../db/tables.gen.ts'

/** A rate limit: `tries` at once, which then come back evenly over `withinSeconds`. */
export interface Limit {
  /** The name in the database, unique among all limits. */
  readonly name: string
  readonly tries: number
  readonly withinSeconds: number
}

/** A limit and the subject a try counts for: a network, an account, or both together. */
export interface Try {
  readonly limit: Limit
  readonly subject: readonly string[]
}

/** Multiplies limits by `throttleFactor`. Limits suit real users, but tests act as many users on one machine. */
export interface Throttled {
  readonly clock: Clock
  readonly throttleFactor: number
}

const MS_PER_SECOND = 1000

/** The stored form of a subject. */
export const hashSubject = (subject: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(subject)).digest()

/** Tries as rows: the hash that counts them, the time one try takes to come back, and the whole time. */
function rowsOf(tries: readonly Try[], throttleFactor: number) {
  const wholesMs = tries.map(({ limit }) => limit.withinSeconds * MS_PER_SECOND)
  const names = tries.map(({ limit }) => limit.name)
  const subjects = tries.map(({ subject }) => hashSubject(subject))
  const sharesMs = tries.map(({ limit }) => (limit.withinSeconds * MS_PER_SECOND) / (limit.tries * throttleFactor))
  return sql`(
    select limit_name, subject, share_ms * interval '1 millisecond' as share, whole_ms * interval '1 millisecond' as whole
    from unnest(${names}::text[], ${subjects}::bytea[], ${sharesMs}::float8[], ${wholesMs}::float8[])
      as row (limit_name, subject, share_ms, whole_ms))`
}

/**
 * Locks the counted subjects in one order until the transaction ends, because two calls in different orders would deadlock. Locks
 * on rows do not suffice, because some rows may not exist yet.
 */
const LOCKED = sql`(
  select pg_advisory_xact_lock(key)
  from (select hashtextextended(limit_name || subject::text, 0) as key from asked order by key) keys)`

/**
 * Takes one try of each limit, or none and returns false when any limit is used up. A refused call costs nothing, so a user who
 * waits may try again, and a network at its limit cannot use up the tries of an account. One statement decides and counts, so
 * that simultaneous tries are counted one after the other on any number of servers.
 *
 * Uses the generic cell rate algorithm: each try moves the instant at which all tries are back by one share of the time, and is
 * refused when that instant would be further ahead than the whole time. Source: ITU-T I.371, Annex A (virtual scheduling).
 */
export async function consumeRateLimits(
  db: Kysely<DB>,
  { clock, throttleFactor }: Throttled,
  tries: readonly Try[],
): Promise<boolean> {
  const now = sql`${instantOf(clock)}::timestamptz`
  const settled = sql`greatest(throttles.settled_at, ${now}) + (select a.share from asked a
    where a.limit_name = throttles.limit_name and a.subject = throttles.subject)`
  const { rows } = await sql`
    with asked as materialized ${rowsOf(tries, throttleFactor)},
    locked as materialized ${LOCKED},
    counted as materialized (
      select t.limit_name, t.subject, t.settled_at from throttles t join asked using (limit_name, subject)
      where (select count(*) from locked) > 0 for update of t),
    taken as (
      select a.limit_name, a.subject, a.whole, greatest(coalesce(c.settled_at, ${now}), ${now}) + a.share as settled_at
      from asked a left join counted c using (limit_name, subject))
    insert into throttles (limit_name, subject, settled_at)
    select limit_name, subject, settled_at from taken
    where not exists (select from taken where settled_at > ${now} + whole)
    on conflict (limit_name, subject) do update set settled_at = ${settled}
    -- Counted by another call since the rows above were locked.
    where ${settled} <= ${now} + (select a.whole from asked a
      where a.limit_name = throttles.limit_name and a.subject = throttles.subject)
    returning limit_name`.execute(db)
  return rows.length === tries.length
}

/** Takes one try of one limit. */
export const consumeRateLimit = (db: Kysely<DB>, throttled: Throttled, one: Try): Promise<boolean> =>
  consumeRateLimits(db, throttled, [one])

/** Gives back exactly the tries that were taken, for calls that turn out to be legitimate, such as a successful login. */
export async function refundRateLimits(
  db: Kysely<DB>,
  { throttleFactor }: Pick<Throttled, 'throttleFactor'>,
  tries: readonly Try[],
): Promise<void> {
  await sql`
    with asked as materialized ${rowsOf(tries, throttleFactor)},
    locked as materialized ${LOCKED}
    update throttles set settled_at = throttles.settled_at - asked.share from asked
    where throttles.limit_name = asked.limit_name and throttles.subject = asked.subject
      and (select count(*) from locked) > 0`.execute(db)
}

/** Deletes the counts of subjects whose tries are all back. */
export const purgeIdleLimits = (db: Kysely<DB>, clock: Clock): Promise<number> =>
  deleteInBatches(() =>
    db
      .deleteFrom('throttles')
      .where('settled_at', '<=', instantOf(clock))
      .where('subject', 'in', (from) =>
        from.selectFrom('throttles').select('subject').where('settled_at', '<=', instantOf(clock)).limit(BATCH_ROWS),
      )
      .executeTakeFirstOrThrow(),
  )
