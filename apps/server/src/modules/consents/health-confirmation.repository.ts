import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/**
 * Withdraws every confirmation that each answer about health is No. Earlier withdrawals keep their time. Which answer was a Yes
 * is not stored.
 */
export const withdrawHealthConfirmation = async (trx: Transaction<DB>, userId: string, now: Date): Promise<void> => {
  await trx
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', 'health_confirmation')
    .where('withdrawn_at', 'is', null)
    .execute()
}

/**
 * An SQL condition: whether the person in this column answered Yes to a question about health after an earlier No, and has not
 * confirmed a No again. Without any confirmation it is false, because the grouped condition is then null.
 */
export const isStoppedBy = (column: string) =>
  sql<boolean>`exists (
    select from consents c where c.user_id = ${sql.ref(column)} and c.kind = 'health_confirmation'
    having bool_and(c.withdrawn_at is not null))`

/** When a person's plan was stopped by a Yes to a question about health; null while nothing stops it. */
export async function findPlanStop(db: Kysely<DB>, userId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('consents')
    .select(({ fn }) => fn.max('withdrawn_at').as('stoppedAt'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'health_confirmation')
    .having(sql<boolean>`bool_and(withdrawn_at is not null)`)
    .executeTakeFirst()
  return row?.stoppedAt ?? null
}
