import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { findLedger, lockLedger, type Product } from './access.repository.ts'
import { grantDays } from './grant-days.ts'

/** Grants a person days of a product, or a lifetime, after the access they already have. */
export const giveGrant = (
  db: Kysely<DB>,
  clock: Clock,
  gift: { readonly userId: string; readonly product: Product; readonly days: number | null; readonly by: string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { userId, product, days, by } = gift
    await lockLedger(trx, userId)
    // Lines are never deleted, so each has a unique number.
    const sourceKey = `line ${(await findLedger(trx, userId)).length + 1}`
    await grantDays(trx, clock, { userId, product, days, source: 'operator', sourceKey, givenBy: by })
  })
