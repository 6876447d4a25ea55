import type { CalendarDay } from '@dayplate/dates'
import { exclusionsSchema, type ExclusionAnswers } from '@dayplate/rules/diet-settings'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { isHealthDataWithdrawn } from '../consents/index.ts'

const NOTHING: ExclusionAnswers = { allergens: [], foodIds: [] }

/** Finds the current exclusions of a person; none before they stored any. */
export async function findCurrentExclusions(db: Kysely<DB>, userId: string): Promise<ExclusionAnswers> {
  const row = await db
    .selectFrom('diet_exclusions')
    .select(['allergens', 'food_ids as foodIds'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? NOTHING : exclusionsSchema.parse(row)
}

/** The current exclusions for display: none after a withdrawn health consent. */
export const findShownExclusions = async (db: Kysely<DB>, userId: string): Promise<ExclusionAnswers> =>
  (await isHealthDataWithdrawn(db, userId)) ? NOTHING : findCurrentExclusions(db, userId)

/** The current exclusions to choose meals by; null after a withdrawn health consent, because they may not be used then. */
export const findUsableExclusions = async (db: Kysely<DB>, userId: string): Promise<ExclusionAnswers | null> =>
  (await isHealthDataWithdrawn(db, userId)) ? null : findCurrentExclusions(db, userId)

/** Adds exclusions and keeps earlier ones. */
export async function insertExclusions(
  trx: Transaction<DB>,
  userId: string,
  {
    exclusions,
    startsOn,
    now,
  }: { readonly exclusions: ExclusionAnswers; readonly startsOn: CalendarDay; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('diet_exclusions')
    .values({
      user_id: userId,
      starts_on: startsOn,
      allergens: [...exclusions.allergens],
      food_ids: [...exclusions.foodIds],
      created_at: now,
    })
    .execute()
}
