import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/** Puts a stronger hash of the same password in its place, unless another password has been chosen meanwhile. */
export async function replacePasswordHash(
  db: Kysely<DB>,
  userId: string,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: to })
    .where('id', '=', userId)
    .where('password_hash', '=', from)
    .execute()
}

export async function updatePasswordHash(
  trx: Transaction<DB>,
  userId: string,
  passwordHash: string | null,
): Promise<void> {
  await trx.updateTable('users').set({ password_hash: passwordHash }).where('id', '=', userId).execute()
}

/** False where a password is set already; of two who set one at once one is answered true. */
export async function insertPasswordHash(trx: Transaction<DB>, userId: string, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', userId)
    .where('password_hash', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
