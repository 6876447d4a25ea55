import { dayOfInstant } from '@dayplate/dates'
import { grantPeriod } from '@dayplate/rules/access'
import type { Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { findTimeZone, insertGrant, type NewGrant, type Product } from './access.repository.ts'
import { findDatedAccess } from './find-access.ts'

export interface Gift extends Pick<NewGrant, 'source' | 'sourceKey' | 'givenBy'> {
  readonly userId: string
  readonly product: Product
  /** Null is for life. */
  readonly days: number | null
}

/**
 * Writes a grant of so many days behind the access the person has, also behind what is left of a subscription that has ended; the
 * ledger must be locked. While a subscription renews itself nobody knows its end, and the days run beside it. False when the source gave it before.
 */
export async function grantDays(trx: Transaction<DB>, clock: Clock, { days, ...gift }: Gift): Promise<boolean> {
  const today = dayOfInstant(clock.now(), await findTimeZone(trx, gift.userId))
  const access = await findDatedAccess(trx, { userId: gift.userId, product: gift.product, today })
  const period = days === null ? { startsOn: today, endsOn: null } : grantPeriod(access, today, days)
  return insertGrant(trx, { ...gift, ...period, grantedAt: instantOf(clock) })
}
