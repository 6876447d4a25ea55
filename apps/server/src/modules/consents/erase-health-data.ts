import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'
import { deleteWithdrawnConfirmations, hasWithdrawnConfirmation } from './health-confirmation.repository.ts'

/** Tables with health data. Days are deleted before the settings and plannings they reference. */
export const HEALTH_TABLES = [
  'plan_changes',
  'plan_days',
  'eaten_days',
  'shopping_stock',
  'plannings',
  'diet_settings',
  'diet_exclusions',
  'weights',
  'hydration_settings',
] as const satisfies readonly (keyof DB)[]

/**
 * Erases a person's health data. The caller holds the lock of the ledger. Account, access, consents and favourites stay, but
 * no withdrawn confirmation: it says that the person answered Yes to a question about health.
 */
export async function eraseHealthData(trx: Transaction<DB>, userId: string): Promise<void> {
  for (const table of HEALTH_TABLES) await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  await deleteWithdrawnConfirmations(trx, userId)
  // The sex is an answer of the wizard, used for planning.
  await trx.updateTable('users').set({ sex: null }).where('id', '=', userId).execute()
}

/** Whether any health data of a person is stored. */
export async function holdsHealthData(db: Kysely<DB>, userId: string): Promise<boolean> {
  for (const table of HEALTH_TABLES) {
    const row = await db.selectFrom(table).select('user_id').where('user_id', '=', userId).limit(1).executeTakeFirst()
    if (row !== undefined) return true
  }
  return hasWithdrawnConfirmation(db, userId)
}
