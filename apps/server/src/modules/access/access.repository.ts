import type { Grant } from '@dayplate/rules/access'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/** Holds a person's ledger until the transaction ends: two grants at once would both start from the same end. */
export const lockLedger = async (trx: Transaction<DB>, userId: string): Promise<void> => {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().executeTakeFirstOrThrow()
}

export type Product = 'diet' | 'video_workout'

/** A person's ledger for one product. */
export const findGrants = (db: Kysely<DB>, userId: string, product: Product): Promise<Grant[]> =>
  db
    .selectFrom('grants')
    .select(['starts_on as startsOn', 'ends_on as endsOn'])
    .where('user_id', '=', userId)
    .where('product', '=', product)
    .execute()

export interface TakenCode {
  readonly givesDiet: boolean
  readonly givesVideoWorkout: boolean
  readonly days: number
}

/** Takes one use of a code in one statement, so that the last use is given once however many ask. */
export const takeUse = (trx: Transaction<DB>, codeHash: Buffer, now: Date): Promise<TakenCode | undefined> =>
  trx
    .updateTable('access_codes')
    .set((eb) => ({ uses_taken: eb('uses_taken', '+', 1) }))
    .where('code_hash', '=', codeHash)
    .where((eb) => eb('uses_taken', '<', eb.ref('uses_allowed')))
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returning(['gives_diet as givesDiet', 'gives_video_workout as givesVideoWorkout', 'days'])
    .executeTakeFirst()

export interface NewGrant extends Grant {
  readonly userId: string
  readonly product: Product
  readonly source: 'access_code' | 'operator'
  readonly sourceKey: string
  readonly grantedAt: Date
}

/** False when this source has given this product to the person before. */
export async function insertGrant(trx: Transaction<DB>, grant: NewGrant): Promise<boolean> {
  const row = await trx
    .insertInto('grants')
    .values({
      user_id: grant.userId,
      product: grant.product,
      source: grant.source,
      source_key: grant.sourceKey,
      starts_on: grant.startsOn,
      ends_on: grant.endsOn,
      granted_at: grant.grantedAt,
    })
    .onConflict((conflict) => conflict.columns(['user_id', 'product', 'source', 'source_key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertAccessCode(
  db: Kysely<DB>,
  code: { readonly codeHash: Buffer; readonly days: number; readonly usesAllowed: number; readonly createdAt: Date },
): Promise<void> {
  await db
    .insertInto('access_codes')
    .values({
      code_hash: code.codeHash,
      gives_diet: true,
      gives_video_workout: false,
      days: code.days,
      uses_allowed: code.usesAllowed,
      created_at: code.createdAt,
    })
    .onConflict((conflict) => conflict.column('code_hash').doNothing())
    .execute()
}
