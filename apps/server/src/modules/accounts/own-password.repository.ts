import type { Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/** Puts one password in the place of another; false where that is no longer the password. */
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
