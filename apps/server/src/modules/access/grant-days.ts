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
  /** Null: for life. */
  readonly days: number | null
}

/**
 * Writes a grant that starts after all dated access of the person, including the rest of a cancelled subscription. The ledger
 * must be locked. A self-renewing subscription has no end date, so the days run beside it. False when the source already
 * granted it.
 */
export async function grantDays(trx: Transaction<DB>, clock: Clock, { days, ...gift }: Gift): Promise<boolean> {
  const today = dayOfInstant(clock.now(), await findTimeZone(trx, gift.userId))
  const access = await findDatedAccess(trx, { userId: gift.userId, product: gift.product, today })
  const period = days === null ? { startsOn: today, endsOn: null } : grantPeriod(access, today, days)
  return insertGrant(trx, { ...gift, ...period, grantedAt: instantOf(clock) })
}
