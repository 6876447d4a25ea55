import type { Kysely } from 'kysely'
import type { Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { findLedger, lockLedger, type Product } from './access.repository.ts'
import { grantDays } from './grant-days.ts'

/** An operator gives days of a product, or a lifetime of it, behind the access the person has. */
export const giveGrant = (
  db: Kysely<DB>,
  clock: Clock,
  gift: { readonly userId: string; readonly product: Product; readonly days: number | null; readonly by: string },
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const { userId, product, days, by } = gift
    await lockLedger(trx, userId)
    // Lines are never deleted, so that each has a number of its own.
    const sourceKey = `line ${(await findLedger(trx, userId)).length + 1}`
    await grantDays(trx, clock, { userId, product, days, source: 'operator', sourceKey, givenBy: by })
  })
