import { instantOf, type Clock } from '../clock/clock.ts'
import type { Database } from '../db/database.ts'
import { BATCH_ROWS, deleteInBatches } from '../db/delete-in-batches.ts'

/** How long operators can look up whether a mail was sent: about as long as users ask for a missing one. */
const KEPT_FOR_MS = 90 * 24 * 60 * 60 * 1000

/** Deletes mails that were sent or given up 90 days ago. */
export const purgeOldMails = (db: Database, clock: Clock): Promise<number> =>
  deleteInBatches(() =>
    db
      .deleteFrom('mails')
      .where('id', 'in', (from) =>
        from
          .selectFrom('mails')
          .select('id')
          .where('next_try_at', 'is', null)
          .where('created_at', '<=', instantOf(clock, -KEPT_FOR_MS))
          .limit(BATCH_ROWS),
      )
      .executeTakeFirstOrThrow(),
  )
