import type { CalendarDay } from '@dayplate/dates'
import type { Kysely } from 'kysely'
import type { DB } from '../../platform/db/tables.gen.ts'

/** What a code takes off a price. */
export type Reduction = { readonly percent: number } | { readonly grosze: number }

export interface NewPromoCode {
  readonly code: string
  readonly reduction: Reduction
  readonly validFrom: CalendarDay
  /** Last day; null is until it is withdrawn. */
  readonly validTo: CalendarDay | null
  /** Null is as often as anybody likes. */
  readonly usesAllowed: number | null
  readonly createdAt: Date
}

/** False when there is such a code already, withdrawn or not: a code never comes back as another one. */
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

/** Whether the code counts on a day: begun, not over, not withdrawn, with a use left. */
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

/** False when there is no such code, or it was withdrawn before. */
export async function withdrawPromoCode(db: Kysely<DB>, code: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('promo_codes')
    .set({ withdrawn_at: now })
    .where('code', '=', code)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
