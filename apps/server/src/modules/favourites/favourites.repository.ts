import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/** Ids of a person's favourite meals, the newest first. */
export async function findFavouriteIds(db: Kysely<DB>, userId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('favourite_meals')
    .select('meal_id as mealId')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('meal_id')
    .execute()
  return rows.map(({ mealId }) => mealId)
}

export async function isFavourite(db: Kysely<DB>, userId: string, mealId: string): Promise<boolean> {
  const row = await db
    .selectFrom('favourite_meals')
    .select('meal_id')
    .where('user_id', '=', userId)
    .where('meal_id', '=', mealId)
    .executeTakeFirst()
  return row !== undefined
}

/** Adds a favourite. An existing one keeps its place in the list. */
export async function insertMark(
  trx: Transaction<DB>,
  userId: string,
  { mealId, now }: { readonly mealId: string; readonly now: Date },
): Promise<void> {
  await trx
    .insertInto('favourite_meals')
    .values({ user_id: userId, meal_id: mealId, created_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'meal_id']).doNothing())
    .execute()
}

export async function deleteMark(db: Kysely<DB>, userId: string, mealId: string): Promise<void> {
  await db.deleteFrom('favourite_meals').where('user_id', '=', userId).where('meal_id', '=', mealId).execute()
}
