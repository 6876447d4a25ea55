import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/** Replaces one password hash with another; false when the first is no longer the current one. */
export async function exchangePasswordHash(
  trx: Transaction<DB>,
  userId: string,
  { current, next }: { readonly current: string; readonly next: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash: next })
    .where('id', '=', userId)
    .where('password_hash', '=', current)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
