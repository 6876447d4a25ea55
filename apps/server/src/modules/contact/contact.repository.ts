import type { ContactValues } from '@dayplate/rules/contact'
import { sql, type Kysely, type Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import { BATCH_ROWS, deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import type { DB } from '../../platform/db/tables.gen.ts'

export interface NewContactRequest extends ContactValues {
  /** Null for a visitor. */
  readonly userId: string | null
  readonly language: 'en' | 'pl'
  readonly createdAt: Date
}

export async function insertContactRequest(trx: Transaction<DB>, request: NewContactRequest): Promise<void> {
  const { userId, createdAt, ...rest } = request
  await trx
    .insertInto('contact_requests')
    .values({ ...rest, user_id: userId, created_at: createdAt })
    .execute()
}

/** Twelve months: long enough to answer a message and a second one about it. See docs/decisions/0033. */
const KEPT_FOR_MS = 365 * 24 * 60 * 60 * 1000

/** Deletes messages older than twelve months, answered or not. */
export const purgeOldContactRequests = (db: Database, clock: Clock): Promise<number> =>
  deleteInBatches(() =>
    db
      .deleteFrom('contact_requests')
      .where('id', 'in', (from) =>
        from
          .selectFrom('contact_requests')
          .select('id')
          .where('created_at', '<=', instantOf(clock, -KEPT_FOR_MS))
          .limit(BATCH_ROWS),
      )
      .executeTakeFirstOrThrow(),
  )

/** The name of a message for operators: the beginning of its id. */
const requestName = sql<string>`substring(id::text for 8)`

const requests = (db: Kysely<DB>) =>
  db
    .selectFrom('contact_requests')
    .select([requestName.as('name'), 'topic', 'language', 'email', 'user_id as userId'])
    .select(['created_at as createdAt', 'done_at as doneAt'])

/** Messages for operators, the oldest first. */
export const findContactRequests = (db: Kysely<DB>, { isOpenOnly }: { readonly isOpenOnly: boolean }) =>
  requests(db)
    .$if(isOpenOnly, (query) => query.where('done_at', 'is', null))
    .orderBy('created_at')
    .execute()

/** A message by its name, with its text; null when there is none. */
export const findContactRequest = async (db: Kysely<DB>, name: string) =>
  (await requests(db).select(['name as sender', 'message']).where(requestName, '=', name).executeTakeFirst()) ?? null

/** Marks an open message as done. False when it does not exist or is already done. */
export async function markDone(db: Kysely<DB>, name: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contact_requests')
    .set({ done_at: now })
    .where(requestName, '=', name)
    .where('done_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
