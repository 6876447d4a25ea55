import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/** Tables that tell of somebody's health. Days are deleted before the settings and plannings that they point at. */
export const HEALTH_TABLES = [
  'plan_changes',
  'plan_days',
  'eaten_days',
  'plannings',
  'diet_settings',
  'diet_exclusions',
  'weights',
  'hydration_settings',
] as const satisfies readonly (keyof DB)[]

/** Erases what tells of a person's health, under the lock of their ledger. Account, access, consents and favourites stay. */
export async function eraseHealthData(trx: Transaction<DB>, userId: string): Promise<void> {
  for (const table of HEALTH_TABLES) await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  // The wizard asks for the sex, to plan with it.
  await trx.updateTable('users').set({ sex: null }).where('id', '=', userId).execute()
}

/** Whether anything is held that tells of a person's health. */
export async function holdsHealthData(db: Kysely<DB>, userId: string): Promise<boolean> {
  for (const table of HEALTH_TABLES) {
    const row = await db.selectFrom(table).select('user_id').where('user_id', '=', userId).limit(1).executeTakeFirst()
    if (row !== undefined) return true
  }
  return false
}
