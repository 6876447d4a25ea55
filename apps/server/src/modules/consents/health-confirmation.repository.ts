import { sql, type Kysely, type Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { HEALTH_TEXTS_VERSION } from './health-texts-version.ts'

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
 * Stores a withdrawn confirmation for a person who has none, as accounts made by hand. Without it nothing would say that their
 * plan was stopped.
 */
export async function insertStopWithoutConfirmation(trx: Transaction<DB>, userId: string, now: Date): Promise<void> {
  const row = await confirmationsOf(trx, userId).executeTakeFirst()
  if (row !== undefined) return
  await trx
    .insertInto('consents')
    .values({
      user_id: userId,
      kind: 'health_confirmation',
      version: HEALTH_TEXTS_VERSION,
      given_at: now,
      withdrawn_at: now,
    })
    .execute()
}

/** Deletes the confirmations that a Yes withdrew. One that stands stays, as consents do. */
export const deleteWithdrawnConfirmations = async (trx: Transaction<DB>, userId: string): Promise<void> => {
  await trx
    .deleteFrom('consents')
    .where('user_id', '=', userId)
    .where('kind', '=', 'health_confirmation')
    .where('withdrawn_at', 'is not', null)
    .execute()
}

/** Whether it is stored that a person answered Yes to a question about health. */
export const hasWithdrawnConfirmation = async (db: Kysely<DB>, userId: string): Promise<boolean> =>
  (await confirmationsOf(db, userId).where('withdrawn_at', 'is not', null).executeTakeFirst()) !== undefined

const confirmationsOf = (db: Kysely<DB>, userId: string) =>
  db
    .selectFrom('consents')
    .select('given_at')
    .where('user_id', '=', userId)
    .where('kind', '=', 'health_confirmation')
    .limit(1)

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
