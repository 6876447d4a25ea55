import type { CalendarDay } from '@dayplate/dates'
import type { Grant } from '@dayplate/rules/access'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/** Locks a person's ledger until the transaction ends, because two grants at once would both start from the same end. */
export const lockLedger = async (trx: Transaction<DB>, userId: string): Promise<void> => {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
}

export type Product = 'diet' | 'video_workout'

export interface NewGrant extends Grant {
  readonly userId: string
  readonly product: Product
  readonly source: 'access_code' | 'operator'
  readonly sourceKey: string
  /** The operator's name; null for grants of codes. */
  readonly givenBy?: string | null
  readonly grantedAt: Date
}

/** False when this source has already granted this product to the person. */
export async function insertGrant(trx: Transaction<DB>, grant: NewGrant): Promise<boolean> {
  const row = await trx
    .insertInto('grants')
    .values({
      user_id: grant.userId,
      product: grant.product,
      source: grant.source,
      source_key: grant.sourceKey,
      given_by: grant.givenBy ?? null,
      starts_on: grant.startsOn,
      ends_on: grant.endsOn,
      granted_at: grant.grantedAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'product', 'source', 'source_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** A line of the ledger with its later changes. */
export interface LedgerLine extends Grant {
  readonly id: number
  readonly product: Product
  readonly source: 'access_code' | 'operator'
  readonly givenBy: string | null
  readonly takenOn: CalendarDay | null
  readonly takenBy: string | null
}

/** The whole ledger of a person, in the order of writing. */
export const findLedger = (db: Kysely<DB>, userId: string): Promise<LedgerLine[]> =>
  db
    .selectFrom('grants')
    .select(['id', 'product', 'source', 'starts_on as startsOn', 'ends_on as endsOn'])
    .select(['given_by as givenBy', 'taken_on as takenOn', 'taken_by as takenBy'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

/** Marks a grant as revoked. Its row stays. */
export async function markTaken(
  trx: Transaction<DB>,
  userId: string,
  taking: { readonly grantId: number; readonly on: CalendarDay; readonly by: string },
): Promise<void> {
  await trx
    .updateTable('grants')
    .set({ taken_on: taking.on, taken_by: taking.by })
    .where('user_id', '=', userId)
    .where('id', '=', taking.grantId)
    .where('taken_on', 'is', null)
    .execute()
}

/** The time zone that decides which day it is for a person. */
export const findTimeZone = async (db: Kysely<DB>, userId: string): Promise<string> => {
  const row = await db.selectFrom('users').select('time_zone').where('id', '=', userId).executeTakeFirstOrThrow()
  return row.time_zone
}

/** Whether this source has granted the person anything before, revoked or not. */
export async function hasGiven(
  trx: Transaction<DB>,
  { userId, source, sourceKey }: Pick<NewGrant, 'userId' | 'source' | 'sourceKey'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('grants')
    .select('id')
    .where('user_id', '=', userId)
    .where('source', '=', source)
    .where('source_key', '=', sourceKey)
    .executeTakeFirst()
  return row !== undefined
}
