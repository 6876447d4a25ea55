import type { Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { Account } from './account.ts'

export const findAccount = (db: Database, userId: string): Promise<Account> =>
  db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()

export const findPasswordHash = (
  db: Database,
  email: string,
): Promise<{ id: string; password_hash: string | null } | undefined> =>
  db.selectFrom('users').select(['id', 'password_hash']).where('email', '=', email).executeTakeFirst()

export interface NewAccount {
  readonly email: string
  readonly passwordHash: string
  readonly name: string | null
  readonly sex: 'female' | 'male' | null
  readonly timeZone: string | null
}

/** Null when the address has an account already: two registrations at once end in one account. */
export async function insertAccount(trx: Transaction<DB>, account: NewAccount, clock: Clock): Promise<string | null> {
  const row = await trx
    .insertInto('users')
    .values({
      email: account.email,
      password_hash: account.passwordHash,
      name: account.name,
      sex: account.sex,
      status: 'non_active',
      created_at: instantOf(clock),
      ...(account.timeZone === null ? {} : { time_zone: account.timeZone }),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export const insertConsents = async (
  trx: Transaction<DB>,
  consents: {
    readonly userId: string
    readonly kinds: readonly ('terms' | 'personal_data')[]
    readonly version: string
  },
  clock: Clock,
): Promise<void> => {
  const { userId, kinds, version } = consents
  const rows = kinds.map((kind) => ({ user_id: userId, kind, version, given_at: instantOf(clock) }))
  await trx
    .insertInto('consents')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deleteToken = async (db: Database, userId: string, tokenHash: Uint8Array): Promise<void> => {
  const hash = Buffer.from(tokenHash)
  await db.deleteFrom('auth_tokens').where('user_id', '=', userId).where('token_hash', '=', hash).execute()
}

export const findTokenOwner = (
  db: Database,
  tokenHash: Buffer,
  clock: Clock,
): Promise<{ id: string; time_zone: string } | undefined> =>
  db
    .selectFrom('auth_tokens')
    .innerJoin('users', 'users.id', 'auth_tokens.user_id')
    .select(['users.id', 'users.time_zone'])
    .where('auth_tokens.token_hash', '=', tokenHash)
    .where('auth_tokens.expires_at', '>', instantOf(clock))
    .executeTakeFirst()

export const updateTimeZone = async (db: Database, userId: string, timeZone: string): Promise<void> => {
  await db.updateTable('users').set({ time_zone: timeZone }).where('id', '=', userId).execute()
}

export const updateSystemOfMeasures = async (
  db: Database,
  userId: string,
  systemOfMeasures: 'si' | 'imperial',
): Promise<void> => {
  await db.updateTable('users').set({ system_of_measures: systemOfMeasures }).where('id', '=', userId).execute()
}
