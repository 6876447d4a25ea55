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

/**
 * Takes a try, or answers false when none is left. One statement decides and counts, so that tries at the same moment are
 * counted one after the other, on however many servers. A refused try costs nothing: a person who waits may try again, and nobody
 * can lock somebody else out for ever.
 *
 * The generic cell rate algorithm: each try moves the instant at which a subject is settled by one share of the time, and is
 * refused where that instant would lie further ahead than the whole time. Source: ITU-T I.371, Annex A (virtual scheduling).
 */
export async function consumeRateLimit(
  db: Kysely<DB>,
  { clock, throttleFactor }: Throttled,
  { limit, subject }: Try,
): Promise<boolean> {
  const now = instantOf(clock)
  const wholeMs = limit.withinSeconds * MS_PER_SECOND
  const shareMs = wholeMs / (limit.tries * throttleFactor)
  const share = sql<Date>`${shareMs} * interval '1 millisecond'`
  const settled = sql<Date>`greatest(throttles.settled_at, ${now}::timestamptz) + ${share}`
  const row = await db
    .insertInto('throttles')
    .values({
      limit_name: limit.name,
      subject: hashSubject(subject),
      settled_at: sql<Date>`${now}::timestamptz + ${share}`,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['limit_name', 'subject'])
        .doUpdateSet({ settled_at: settled })
        .where(settled, '<=', instantOf(clock, wholeMs)),
    )
    .returning('limit_name')
    .executeTakeFirst()
  return row !== undefined
}

/** Takes one of each, in their order; ends at the first that has none left. */
export async function consumeRateLimits(db: Kysely<DB>, throttled: Throttled, tries: readonly Try[]): Promise<boolean> {
  for (const one of tries) if (!(await consumeRateLimit(db, throttled, one))) return false
  return true
}

/** Gives tries back that turned out to be none, such as a login that succeeded: exactly what each had taken, so that it buys no guess. */
export async function refundRateLimits(
  db: Kysely<DB>,
  { throttleFactor }: Pick<Throttled, 'throttleFactor'>,
  tries: readonly Try[],
): Promise<void> {
  for (const { limit, subject } of tries) {
    const shareMs = (limit.withinSeconds * MS_PER_SECOND) / (limit.tries * throttleFactor)
    await db
      .updateTable('throttles')
      .set({ settled_at: sql<Date>`settled_at - ${shareMs} * interval '1 millisecond'` })
      .where('limit_name', '=', limit.name)
      .where('subject', '=', hashSubject(subject))
      .execute()
  }
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
