import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'

/** The number of the lock that halted writes wait for, which nothing else uses. */
const LOCK = 4_711

export interface HaltedWrites {
  /** Resolves when a call waits to write. */
  waitForWriter(): Promise<void>
  /** Resolves when a call waits for the rows of the halted writer, or was answered without waiting. */
  waitForBlocked(call: Promise<unknown>): Promise<void>
  /** Ends the connection that waits to write, as a crash of its server would. */
  killWriter(): Promise<void>
  release(): Promise<void>
}

/**
 * Halts every change of a planned day and every new one until it is released, so that a test can act between two statements of
 * one call.
 */
export async function haltWrites(db: Database): Promise<HaltedWrites> {
  await sql`create or replace function wait_for_test() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(${sql.lit(LOCK)}); return new; end $$`.execute(db)
  await sql`create or replace trigger wait_for_test before insert or update on plan_days
    for each row execute function wait_for_test()`.execute(db)
  const held = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holding = db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection)
    held.resolve()
    await released.promise
    await sql`select pg_advisory_unlock(${LOCK})`.execute(connection)
  })
  await held.promise
  return {
    waitForWriter: () => untilSomeoneWaits(db, sql`pid`),
    waitForBlocked: (call) => untilBlocked(db, call),
    killWriter: () => untilSomeoneWaits(db, sql`pg_terminate_backend(pid)`),
    async release() {
      released.resolve()
      await holding
      await sql`drop trigger wait_for_test on plan_days`.execute(db)
    },
  }
}

/** Acts on the connection that waits for the lock, as soon as there is one. */
async function untilSomeoneWaits(db: Database, deed: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { rows } = await sql`
      select ${deed} from pg_stat_activity
      where datname = current_database() and wait_event = 'advisory' and pid <> pg_backend_pid()`.execute(db)
    if (rows.length > 0) return
    await new Promise((resolve) => setImmediate(resolve))
  }
}

/** Resolves when a call waits for locked rows, or was answered without waiting. */
export async function untilBlocked(db: Database, call: Promise<unknown>): Promise<void> {
  const answered = call.then(() => true)
  const notYet = () => new Promise<false>((resolve) => setImmediate(() => resolve(false)))
  while (!(await Promise.race([answered, notYet()]))) {
    const { rows } = await sql`
      select pid from pg_stat_activity
      where datname = current_database() and wait_event in ('transactionid', 'tuple')`.execute(db)
    if (rows.length > 0) return
  }
}
