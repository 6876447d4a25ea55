import type { Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'

/** Whether this is still the account's password hash. If so, it stays so until the transaction ends. */
export async function isHashStill(trx: Transaction<DB>, userId: string, passwordHash: string): Promise<boolean> {
  const row = await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', passwordHash)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function updatePasswordHash(trx: Transaction<DB>, userId: string, passwordHash: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, password_voided_at: null })
    .where('id', '=', userId)
    .execute()
}

/** Deletes the password and stores when, so that the settings can say why there is none. False when there was none. */
export async function voidPassword(trx: Transaction<DB>, clock: Clock, userId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash: null, password_voided_at: instantOf(clock) })
    .where('id', '=', userId)
    .where('password_hash', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False when the account already has a password. Of two calls at once, one returns true. */
export async function insertPasswordHash(trx: Transaction<DB>, userId: string, passwordHash: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, password_voided_at: null })
    .where('id', '=', userId)
    .where('password_hash', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
