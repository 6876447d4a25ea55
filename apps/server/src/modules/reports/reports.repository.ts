import { sql, type Kysely, type Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { fingerprintOf, type Report, type ReportKind } from './report.ts'

/** Rows kept of each kind: more different errors than a developer reads, and 1.5 MB at most. */
const ROWS_PER_KIND = 500
/** After 30 days without an occurrence, an error is corrected or was noise. */
const FORGOTTEN_AFTER_MS = 30 * 24 * 60 * 60 * 1000

export type StoreOutcome = 'counted' | 'new'

/** Counts the report in its row or inserts a new row, which replaces the least important one when the table is full. */
export async function storeReport(db: Database, report: Report, clock: Clock): Promise<StoreOutcome> {
  const fingerprint = fingerprintOf(report)
  if (await countAgain(db, { fingerprint, report, clock })) return 'counted'
  return db.transaction().execute(async (trx) => {
    // Locked, because a new error arrives from many browsers: two first reports at once must not insert two rows or both take
    // the last place.
    await lockRoom(trx)
    if (await countAgain(trx, { fingerprint, report, clock })) return 'counted'
    await deleteForgotten(trx, report.kind, clock)
    if ((await countRows(trx, report.kind)) >= ROWS_PER_KIND) await deleteLeast(trx, report.kind)
    const now = instantOf(clock)
    await trx
      .insertInto('reports')
      .values({ fingerprint, ...report, first_at: now, last_at: now })
      .execute()
    return 'new'
  })
}

interface Occurrence {
  readonly fingerprint: Buffer
  readonly report: Report
  readonly clock: Clock
}

async function countAgain(db: Kysely<DB>, { fingerprint, report, clock }: Occurrence): Promise<boolean> {
  const updated = await db
    .updateTable('reports')
    .set((eb) => ({ count: eb('count', '+', 1), last_at: instantOf(clock), version: report.version }))
    .where('fingerprint', '=', fingerprint)
    .returning('count')
    .executeTakeFirst()
  return updated !== undefined
}

const lockRoom = (trx: Transaction<DB>) => sql`select pg_advisory_xact_lock(hashtext('reports'))`.execute(trx)

const deleteForgotten = (trx: Transaction<DB>, kind: ReportKind, clock: Clock) =>
  trx
    .deleteFrom('reports')
    .where('kind', '=', kind)
    .where('last_at', '<', instantOf(clock, -FORGOTTEN_AFTER_MS))
    .execute()

/**
 * Deletes the row with the fewest and oldest occurrences. Invented reports occur once, while real errors recur and keep their
 * row.
 */
const deleteLeast = (trx: Transaction<DB>, kind: ReportKind) =>
  trx
    .deleteFrom('reports')
    .where('fingerprint', '=', (eb) =>
      eb
        .selectFrom('reports')
        .select('fingerprint')
        .where('kind', '=', kind)
        .orderBy('count')
        .orderBy('last_at')
        .limit(1),
    )
    .execute()

async function countRows(trx: Transaction<DB>, kind: ReportKind): Promise<number> {
  const row = await trx
    .selectFrom('reports')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return row.rows
}
