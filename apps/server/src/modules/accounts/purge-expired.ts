import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { BATCH_ROWS, deleteInBatches } from '../../platform/db/delete-in-batches.ts'

/** Deletes expired sessions. The gateway refuses them already, and their rows still show when they were used. */
export const purgeExpiredSessions = (db: Database, clock: Clock): Promise<number> =>
  deleteInBatches(() =>
    db
      .deleteFrom('auth_tokens')
      .where('token_hash', 'in', (from) =>
        from
          .selectFrom('auth_tokens')
          .select('token_hash')
          .where('expires_at', '<=', instantOf(clock))
          .limit(BATCH_ROWS),
      )
      .executeTakeFirstOrThrow(),
  )

/** Deletes changes of address whose link was not opened in time. */
export const purgeExpiredEmailChanges = (db: Database, clock: Clock): Promise<number> =>
  deleteInBatches(() =>
    db
      .deleteFrom('email_changes')
      .where('user_id', 'in', (from) =>
        from
          .selectFrom('email_changes')
          .select('user_id')
          .where('expires_at', '<=', instantOf(clock))
          .limit(BATCH_ROWS),
      )
      // A change that was requested again in the meantime stays.
      .where('expires_at', '<=', instantOf(clock))
      .executeTakeFirstOrThrow(),
  )

/** Deletes expired links, used or not. Activation links never expire, so that a second use still succeeds. */
export const purgeExpiredLinks = (db: Database, clock: Clock): Promise<number> =>
  deleteInBatches(() =>
    db
      .deleteFrom('one_time_tokens')
      .where('token_hash', 'in', (from) =>
        from
          .selectFrom('one_time_tokens')
          .select('token_hash')
          .where('expires_at', '<=', instantOf(clock))
          .limit(BATCH_ROWS),
      )
      .executeTakeFirstOrThrow(),
  )
