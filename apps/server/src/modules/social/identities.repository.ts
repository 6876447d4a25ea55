import type { ProviderName } from '@dayplate/rules/social'
import type { Kysely, Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'

interface Identity {
  readonly provider: ProviderName
  readonly subject: string
}

/** The account of an identity; null when no account has it. */
export async function findOwner(db: Kysely<DB>, { provider, subject }: Identity): Promise<string | null> {
  const row = await db
    .selectFrom('social_identities')
    .select('user_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/**
 * The account of an identity, locked until the transaction ends. Waits for a call that is claiming the account or unlinking the
 * provider, and then returns null.
 */
export async function lockOwner(trx: Transaction<DB>, identity: Identity): Promise<string | null> {
  const owner = await findOwner(trx, identity)
  if (owner === null) return null
  await trx.selectFrom('users').select('id').where('id', '=', owner).forUpdate().execute()
  return (await findOwner(trx, identity)) === owner ? owner : null
}

/** False when any account has this identity, or the account has another one of this provider. */
export async function insertIdentity(
  trx: Transaction<DB>,
  clock: Clock,
  { userId, provider, subject }: Identity & { readonly userId: string },
): Promise<boolean> {
  const row = await trx
    .insertInto('social_identities')
    .values({ user_id: userId, provider, subject, linked_at: instantOf(clock) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteIdentity(trx: Transaction<DB>, userId: string, provider: ProviderName): Promise<void> {
  await trx.deleteFrom('social_identities').where('user_id', '=', userId).where('provider', '=', provider).execute()
}

/** The providers a person can log in with. */
export async function providersOf(db: Kysely<DB>, userId: string): Promise<ReadonlySet<ProviderName>> {
  const rows = await db.selectFrom('social_identities').select('provider').where('user_id', '=', userId).execute()
  return new Set(rows.map(({ provider }) => provider))
}

/**
 * Locks the person until the transaction ends, so that of two changes to their login methods the second sees the result of the
 * first.
 */
export const lockPerson = (
  trx: Transaction<DB>,
  userId: string,
): Promise<{ readonly email: string; readonly password_hash: string | null }> =>
  trx
    .selectFrom('users')
    .select(['email', 'password_hash'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
