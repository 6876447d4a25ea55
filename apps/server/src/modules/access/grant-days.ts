import { dayOfInstant } from '@dayplate/dates'
import { accessOn, grantPeriod } from '@dayplate/rules/access'
import type { Transaction } from 'kysely'
import { instantOf, type Clock } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import { findGrants, findTimeZone, insertGrant, type NewGrant, type Product } from './access.repository.ts'

export interface Gift extends Pick<NewGrant, 'source' | 'sourceKey' | 'givenBy'> {
  readonly userId: string
  readonly product: Product
  /** Null is for life. */
  readonly days: number | null
}

/** Writes a grant of so many days behind the access the person has; the ledger must be locked. False when the source gave it before. */
export async function grantDays(trx: Transaction<DB>, clock: Clock, { days, ...gift }: Gift): Promise<boolean> {
  const today = dayOfInstant(clock.now(), await findTimeZone(trx, gift.userId))
  const access = accessOn(today, await findGrants(trx, gift.userId, gift.product))
  const period = days === null ? { startsOn: today, endsOn: null } : grantPeriod(access, today, days)
  return insertGrant(trx, { ...gift, ...period, grantedAt: instantOf(clock) })
}
