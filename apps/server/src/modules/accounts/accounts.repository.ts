import type { Kysely, Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { ACCOUNT_COLUMNS, type Account } from './account.ts'
import { isFamiliarNetwork } from './login-networks.repository.ts'

export const findAccount = (db: Database, userId: string): Promise<Account> =>
  db.selectFrom('users').select(ACCOUNT_COLUMNS).where('id', '=', userId).executeTakeFirstOrThrow()

/** The id of the account with this address, which must be in normal form. */
export async function findUserIdByEmail(db: Kysely<DB>, email: string): Promise<string | null> {
  const row = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  return row?.id ?? null
}

/**
 * The owner of an address and the language of mails to them. Null when no account has the address.
 */
export async function findOwnerOfAddress(
  db: Kysely<DB>,
  email: string,
): Promise<{ readonly userId: string; readonly language: 'en' | 'pl' } | null> {
  const row = await db
    .selectFrom('users')
    .select(['id', 'language', 'time_zone'])
    .where('email', '=', email)
    .executeTakeFirst()
  return row === undefined ? null : { userId: row.id, language: languageOf(row) }
}

/** The language of mails that no request of the owner caused. Before a call named one, it follows from the time zone. */
export const languageOf = (owner: { readonly language: 'en' | 'pl' | null; readonly time_zone: string }): 'en' | 'pl' =>
  owner.language ?? (owner.time_zone === 'Europe/Warsaw' ? 'pl' : 'en')

/** The account that a login is checked against. */
export interface AccountToEnter {
  readonly userId: string
  readonly passwordHash: string | null
  /** Whether the owner has logged in from this network lately. */
  readonly isFamiliar: boolean
}

/** Null when no account has the address. */
export async function findAccountToEnter(
  db: Database,
  { email, network }: { readonly email: string; readonly network: string },
  clock: Clock,
): Promise<AccountToEnter | null> {
  const account = await db
    .selectFrom('users')
    .select(['id as userId', 'password_hash as passwordHash', isFamiliarNetwork(network, clock).as('isFamiliar')])
    .where('email', '=', email)
    .executeTakeFirst()
  return account ?? null
}

export interface NewAccount {
  readonly email: string
  /** Null for an account without a password. */
  readonly passwordHash: string | null
  readonly name: string | null
  readonly sex: 'female' | 'male' | null
  readonly timeZone: string | null
  /** `active` when the address needs no confirmation by mail. */
  readonly status: 'active' | 'non_active'
}

/** Null when another account has the address. Of two registrations at once, only one creates an account. */
export async function insertAccount(trx: Transaction<DB>, account: NewAccount, clock: Clock): Promise<string | null> {
  const row = await trx
    .insertInto('users')
    .values({
      email: account.email,
      password_hash: account.passwordHash,
      name: account.name,
      sex: account.sex,
      status: account.status,
      owner_proved_at: account.status === 'active' ? instantOf(clock) : null,
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

/** The account that mail for an address goes to; null when no account has the address. */
export async function findAddressee(
  trx: Transaction<DB>,
  email: string,
): Promise<{ readonly userId: string; readonly address: string } | null> {
  const row = await trx.selectFrom('users').select(['id', 'email']).where('email', '=', email).executeTakeFirst()
  return row === undefined ? null : { userId: row.id, address: row.email }
}

export async function findAddresseeById(
  trx: Transaction<DB>,
  userId: string,
): Promise<{ readonly userId: string; readonly address: string }> {
  const { email } = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow()
  return { userId, address: email }
}

/** Marks the address as confirmed. This does not prove who owns the account. */
export async function confirmAddress(trx: Transaction<DB>, userId: string): Promise<void> {
  await trx.updateTable('users').set({ status: 'active' }).where('id', '=', userId).execute()
}

/** Hides the notice that asks to activate the account. The address stays unconfirmed. */
export async function waiveActivation(db: Database, userId: string, clock: Clock): Promise<void> {
  await db
    .updateTable('users')
    .set({ activation_waived_at: instantOf(clock) })
    .where('id', '=', userId)
    .execute()
}

export const updateName = async (db: Database, userId: string, name: string | null): Promise<void> => {
  await db.updateTable('users').set({ name }).where('id', '=', userId).execute()
}

/** Whether a statement failed because another account has the address, by PostgreSQL's code for a unique violation. */
export const isAddressTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  'constraint' in error &&
  error.constraint === 'users_email_key'

/** Gives an account another, confirmed address. Throws when another account has it: see `isAddressTaken`. */
export async function updateEmail(
  trx: Transaction<DB>,
  clock: Clock,
  {
    userId,
    email,
    isOwnerProved,
  }: { readonly userId: string; readonly email: string; readonly isOwnerProved: boolean },
): Promise<void> {
  await trx
    .updateTable('users')
    .set({ email, status: 'active', owner_proved_at: isOwnerProved ? instantOf(clock) : null })
    .where('id', '=', userId)
    .execute()
}

/** Stores the time zone and the language in which a person uses the product. */
export const updatePlace = async (
  db: Database,
  userId: string,
  { timeZone, language }: { readonly timeZone: string; readonly language: 'en' | 'pl' | null },
): Promise<void> => {
  await db.updateTable('users').set({ time_zone: timeZone, language }).where('id', '=', userId).execute()
}

export const updateSystemOfMeasures = async (
  db: Database,
  userId: string,
  systemOfMeasures: 'si' | 'imperial',
): Promise<void> => {
  await db.updateTable('users').set({ system_of_measures: systemOfMeasures }).where('id', '=', userId).execute()
}
