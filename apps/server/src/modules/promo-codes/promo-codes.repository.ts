import type { CalendarDay } from '@dayplate/dates'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/** The reduction of a price by a code. */
export type Reduction = { readonly percent: number } | { readonly grosze: number }

export interface NewPromoCode {
  readonly code: string
  readonly reduction: Reduction
  readonly validFrom: CalendarDay
  /** The last day; null until it is withdrawn. */
  readonly validTo: CalendarDay | null
  /** Null for any number of uses. */
  readonly usesAllowed: number | null
  readonly createdAt: Date
}

/** False when the code already exists, withdrawn or not, because a code never gets another meaning. */
export async function insertPromoCode(db: Kysely<DB>, promo: NewPromoCode): Promise<boolean> {
  const { reduction } = promo
  const row = await db
    .insertInto('promo_codes')
    .values({
      code: promo.code,
      percent_off: 'percent' in reduction ? reduction.percent : null,
      amount_off_grosze: 'grosze' in reduction ? reduction.grosze : null,
      valid_from: promo.validFrom,
      valid_to: promo.validTo,
      uses_allowed: promo.usesAllowed,
      created_at: promo.createdAt,
    })
    .onConflict((conflict) => conflict.column('code').doNothing())
    .returning('code')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the code is valid on a day: started, not ended, not withdrawn, with a use left. */
export async function isPromoCodeRunning(db: Kysely<DB>, code: string, today: CalendarDay): Promise<boolean> {
  const row = await db
    .selectFrom('promo_codes')
    .select('code')
    .where('code', '=', code)
    .where('withdrawn_at', 'is', null)
    .where('valid_from', '<=', today)
    .where((eb) => eb.or([eb('valid_to', 'is', null), eb('valid_to', '>=', today)]))
    .where((eb) => eb.or([eb('uses_allowed', 'is', null), eb('uses_taken', '<', eb.ref('uses_allowed'))]))
    .executeTakeFirst()
  return row !== undefined
}

/** All codes, the newest first. */
export const findPromoCodes = (db: Kysely<DB>) =>
  db.selectFrom('promo_codes').selectAll().orderBy('created_at', 'desc').orderBy('code').execute()

/** False when the code does not exist or is already withdrawn. */
export async function withdrawPromoCode(db: Kysely<DB>, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('promo_codes')
    .set({ withdrawn_at: now })
    .where('code', '=', code)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
