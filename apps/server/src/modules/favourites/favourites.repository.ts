import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { DB } from '../../platform/db/tables.gen.ts'
import { accessSources, type AccessSources } from '../access/index.ts'

/** Ids of a person's favourite meals, the newest first. */
export async function findFavouriteIds(db: Kysely<DB>, userId: string): Promise<readonly string[]> {
  const rows = await favouritesOf(db, userId).execute()
  return rows.map(({ mealId }) => mealId)
}

/** A person’s favourites, and the sources of the access that opens their recipes. */
export interface FavouritesWithAccess extends AccessSources {
  readonly ids: readonly string[]
}

/** Both in one statement. */
export async function findFavouritesWithAccess(db: Kysely<DB>, userId: string): Promise<FavouritesWithAccess> {
  const { favourites, ...sources } = await db
    .selectNoFrom((eb) => [
      jsonArrayFrom(favouritesOf(eb, userId)).as('favourites'),
      ...accessSources(eb, { userId, product: 'diet' }),
    ])
    .executeTakeFirstOrThrow()
  return { ...sources, ids: favourites.map(({ mealId }) => mealId) }
}

const favouritesOf = (db: Kysely<DB> | ExpressionBuilder<DB, never>, userId: string) =>
  db
    .selectFrom('favourite_meals')
    .select('meal_id as mealId')
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('meal_id')

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
