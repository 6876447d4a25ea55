import type { CalendarDay } from '@dayplate/dates'
import type { Kysely, Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import { BATCH_ROWS, deleteInBatches } from '../../platform/db/delete-in-batches.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { PlanDayDocument } from '../stored-plans/index.ts'

/** A day as it was before a change, and the id of the set it became. */
export interface ChangedDay {
  readonly date: CalendarDay
  readonly before: {
    readonly setId: string
    readonly planningId: number | null
    readonly document: PlanDayDocument
  }
  readonly setId: string
}

/** How many changes a person can undo. Older ones are deleted. */
const CHANGES_KEPT = 20

/** Stores a change and returns its id. */
export async function insertChange(
  trx: Transaction<DB>,
  userId: string,
  { days, now }: { readonly days: readonly ChangedDay[]; readonly now: Date },
): Promise<string> {
  const { id } = await trx
    .insertInto('plan_changes')
    .values({ user_id: userId, days: JSON.stringify(days), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await trx
    .deleteFrom('plan_changes')
    .where('user_id', '=', userId)
    .where('id', 'not in', (eb) =>
      eb
        .selectFrom('plan_changes')
        .select('id')
        .where('user_id', '=', userId)
        .orderBy('created_at', 'desc')
        .limit(CHANGES_KEPT),
    )
    .execute()
  return id
}

/** Finds a change of this person; null when they have none with this id. */
export async function findChange(db: Kysely<DB>, userId: string, id: string): Promise<readonly ChangedDay[] | null> {
  const row = await db
    .selectFrom('plan_changes')
    .select('days')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only `insertChange` writes this column
  return row === undefined ? null : (row.days as unknown as readonly ChangedDay[])
}

/** Deletes a change that was undone, because it can be undone only once. */
export const deleteChange = async (trx: Transaction<DB>, userId: string, id: string): Promise<void> => {
  await trx.deleteFrom('plan_changes').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** 90 days, because users do not undo older changes of meals. See docs/decisions/0033. */
const KEPT_FOR_MS = 90 * 24 * 60 * 60 * 1000

/** Deletes the changes of all people that are older than 90 days. */
export const purgeOldChanges = (db: Kysely<DB>, clock: Clock): Promise<number> =>
  deleteInBatches(() =>
    db
      .deleteFrom('plan_changes')
      .where(({ eb, refTuple, selectFrom }) =>
        eb(
          refTuple('user_id', 'id'),
          'in',
          selectFrom('plan_changes')
            .select(['user_id', 'id'])
            .where('created_at', '<=', instantOf(clock, -KEPT_FOR_MS))
            .limit(BATCH_ROWS)
            .$asTuple('user_id', 'id'),
        ),
      )
      .executeTakeFirstOrThrow(),
  )
