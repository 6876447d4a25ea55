import type { CalendarDay } from '@dayplate/dates'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { PlanDayDocument } from '../stored-plans/index.ts'

/** One day of a change: what it was, and the set it became. */
export interface ChangedDay {
  readonly date: CalendarDay
  readonly before: {
    readonly setId: string
    readonly planningId: number | null
    readonly document: PlanDayDocument
  }
  readonly setId: string
}

/** Changes of a person that can be taken back; older ones are forgotten. */
const CHANGES_KEPT = 20

/** Keeps a change and answers its name. */
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

/** One's own change; null when there is none of that name. */
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

/** A change that is taken back cannot be taken back again. */
export const deleteChange = async (trx: Transaction<DB>, userId: string, id: string): Promise<void> => {
  await trx.deleteFrom('plan_changes').where('user_id', '=', userId).where('id', '=', id).execute()
}
