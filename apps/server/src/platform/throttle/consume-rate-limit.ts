import { createHash } from 'node:crypto'
import { sql, type Kysely } from 'kysely'
import { instantOf, type Clock } from '../clock/clock.ts'
import { BATCH_ROWS, deleteInBatches } from '../db/delete-in-batches.ts'
import type { DB } from '../db/tables.gen.ts'

/** How often something may be tried: `tries` at once, and from then on as they come back evenly over `withinSeconds`. */
export interface Limit {
  /** Names the limit in the database; each limit has a name of its own. */
  readonly name: string
  readonly tries: number
  readonly withinSeconds: number
}

/** What a try is counted for, for example a network, an account, or both together. */
export interface Try {
  readonly limit: Limit
  readonly subject: readonly string[]
}

/** Limits are for real people; tests that are many people on one machine multiply them by `throttleFactor`. */
export interface Throttled {
  readonly clock: Clock
  readonly throttleFactor: number
}

const MS_PER_SECOND = 1000

/** As a subject is stored. */
export const hashSubject = (subject: readonly string[]): Buffer =>
  createHash('sha256').update(JSON.stringify(subject)).digest()

/** Tries as rows: where each is counted, and how long its share and the whole time last. */
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
 * Locks what is asked for in one order until the transaction ends: two calls that count the same things in two orders would wait
 * for each other. Rows alone cannot be locked so, because some of them may not exist yet.
 */
const LOCKED = sql`(
  select pg_advisory_xact_lock(key)
  from (select hashtextextended(limit_name || subject::text, 0) as key from asked order by key) keys)`

/**
 * Takes one try of each limit, or none at all and answers false where any has none left: a refused call costs nothing, so a
 * person who waits may try again, and a network at its limit cannot use up the tries of an account. One statement decides and
 * counts, so that tries at the same moment are counted one after the other, on however many servers.
 *
 * The generic cell rate algorithm: each try moves the instant at which a subject is settled by one share of the time, and is
 * refused where that instant would lie further ahead than the whole time. Source: ITU-T I.371, Annex A (virtual scheduling).
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

/** The same for one limit. */
export const consumeRateLimit = (db: Kysely<DB>, throttled: Throttled, one: Try): Promise<boolean> =>
  consumeRateLimits(db, throttled, [one])

/** Gives tries back that turned out to be none, such as a login that succeeded: exactly what each had taken, so that it buys no guess. */
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

/** Deletes the counts of subjects that may try as often as if they never had. */
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
