import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { MealVersion } from './meal-version.ts'
import { readStored, type Stored } from './stored-meal.ts'

/** Stores the versions that are not stored yet. Two servers may do so at once. */
export async function storeVersions(db: Kysely<DB>, versions: Iterable<MealVersion>, now: Date): Promise<void> {
  const rows = [...versions].map((version) => ({
    id: version.id,
    meal_id: version.mealId,
    document: JSON.stringify(version),
    created_at: now,
  }))
  if (rows.length === 0) return
  await db
    .insertInto('meal_versions')
    .values(rows)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** Reads stored versions: all, or those with the given ids. */
export async function findStoredVersions(db: Kysely<DB>, ids?: readonly string[]): Promise<MealVersion[]> {
  const rows = await db
    .selectFrom('meal_versions')
    .select('document')
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .execute()
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only `storeVersions` writes this column, and rows are never changed
  return rows.map((row) => readStored(row.document as Stored<MealVersion>))
}
