import { sql, type Kysely, type Transaction } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { HEALTH_TEXTS_VERSION } from './health-texts-version.ts'

export interface NewConsents {
  readonly kinds: readonly ('health_confirmation' | 'health_data')[]
  readonly now: Date
}

/** Stores the consents a person gives now. Earlier ones stay. */
export const insertConsents = async (
  trx: Transaction<DB>,
  userId: string,
  { kinds, now }: NewConsents,
): Promise<void> => {
  const rows = kinds.map((kind) => ({ user_id: userId, kind, version: HEALTH_TEXTS_VERSION, given_at: now }))
  await trx
    .insertInto('consents')
    .values(rows)
    // If a consent was given and withdrawn within one millisecond, the later call counts.
    .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'given_at']).doUpdateSet({ withdrawn_at: null }))
    .execute()
}

/** Tables of secret addresses that show a part of a plan to others. */
const SECRET_ADDRESS_TABLES = ['shopping_list_links', 'calendar_feeds'] as const satisfies readonly (keyof DB)[]

/**
 * Withdraws every current consent to process health data. Earlier withdrawals keep their time. Secret addresses end with it for ever, also
 * if the data stays: others must not see a plan again because the consent was given again.
 */
export const withdrawHealthData = async (trx: Transaction<DB>, userId: string, now: Date): Promise<void> => {
  for (const table of SECRET_ADDRESS_TABLES) await trx.deleteFrom(table).where('user_id', '=', userId).execute()
  await trx
    .updateTable('consents')
    .set({ withdrawn_at: now })
    .where('user_id', '=', userId)
    .where('kind', '=', 'health_data')
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** The state of the consent to process health data. */
export type HealthConsent =
  | { readonly kind: 'given' }
  | { readonly kind: 'withdrawn'; readonly withdrawnAt: Date }
  /** The person was never asked. */
  | { readonly kind: 'none' }

export async function findHealthConsent(db: Kysely<DB>, userId: string): Promise<HealthConsent> {
  const row = await db
    .selectFrom('consents')
    .select(({ fn }) => [
      fn.max('withdrawn_at').as('withdrawnAt'),
      sql<boolean>`bool_or(withdrawn_at is null)`.as('isStanding'),
    ])
    .where('user_id', '=', userId)
    .where('kind', '=', 'health_data')
    .groupBy('user_id')
    .executeTakeFirst()
  if (row === undefined) return { kind: 'none' }
  return row.isStanding || row.withdrawnAt === null
    ? { kind: 'given' }
    : { kind: 'withdrawn', withdrawnAt: row.withdrawnAt }
}

/** An SQL condition: whether the person in this column withdrew the consent to process health data. */
export const isWithdrawnBy = (column: string) =>
  sql<boolean>`exists (select from withdrawn_health_data w where w.user_id = ${sql.ref(column)})`

/** Whether a person withdrew the consent and has not given it again. Then no health data may be shown or used for planning. */
export async function isHealthDataWithdrawn(db: Kysely<DB>, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('withdrawn_health_data')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** The withdrawn consents and confirmations about health of a person, each by its kind and the time it was given. */
export async function findWithdrawals(db: Database, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('consents')
    .select(['kind', 'given_at'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['health_data', 'health_confirmation'])
    .where('withdrawn_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ kind, given_at }) => `${kind} ${given_at.toISOString()}`))
}

/**
 * Whether a person has withdrawn more than `earlier`. A call that finds so at its end must not use health data, because the
 * withdrawal is newer than the consent it was sent with. A count would not do: erasing deletes withdrawn confirmations.
 */
export const hasWithdrawnSince = async (db: Database, userId: string, earlier: ReadonlySet<string>): Promise<boolean> =>
  [...(await findWithdrawals(db, userId))].some((withdrawal) => !earlier.has(withdrawal))
