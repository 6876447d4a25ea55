import { sql } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { BATCH_ROWS, deleteInBatches } from '../../platform/db/delete-in-batches.ts'

const KEPT_FOR_MS = 365 * 24 * 60 * 60 * 1000

/**
 * Deletes the notes about newsletters and articles after a year. A newsletter that has been finished is refused by its own row,
 * and articles are announced only while they are new. Lessons stay, because the course continues at any time.
 */
export const purgeAgreedMails = (db: Database, clock: Clock): Promise<number> =>
  deleteInBatches(() =>
    db
      .deleteFrom('agreed_mails')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('user_id', 'kind', 'item'),
          'in',
          selectFrom('agreed_mails as a')
            .select(['a.user_id', 'a.kind', 'a.item'])
            .where('a.written_at', '<=', instantOf(clock, -KEPT_FOR_MS))
            // Written out, so that it matches the condition of the index.
            .where(sql<boolean>`a.kind <> 'diet_course'`)
            .where(
              sql<boolean>`not exists (
                select from newsletters n where a.kind = 'newsletter' and n.id = a.item and n.finished_at is null)`,
            )
            .limit(BATCH_ROWS)
            .$asTuple('user_id', 'kind', 'item'),
        ),
      )
      .executeTakeFirstOrThrow(),
  )
