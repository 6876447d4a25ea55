import type { CalendarDay } from '@dayplate/dates'
import { instantOf } from '../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import { lockLedger } from '../access/index.ts'
import { eraseHealthData, findHealthConsent, insertConsents, withdrawHealthData } from '../consents/index.ts'
import { extendPlan } from './extend-plans.ts'

/** Gives the consent to process health data, and extends a plan that was kept to its horizon. */
export async function giveHealthConsent(
  services: Services,
  { userId, today }: { readonly userId: string; readonly today: CalendarDay },
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockLedger(trx, userId)
    const { kind } = await findHealthConsent(trx, userId)
    if (kind !== 'given') await insertConsents(trx, userId, { kinds: ['health_data'], now: instantOf(services.clock) })
  })
  await extendPlan(services, userId, today)
}

/**
 * Withdraws the consent to process health data. All planning takes the same lock: days planned before are hidden or erased
 * here, and later planning sees the withdrawal.
 */
export async function withdrawHealthConsent(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, erasesData }: { readonly userId: string; readonly erasesData: boolean },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockLedger(trx, userId)
    await withdrawHealthData(trx, userId, instantOf(clock))
    if (erasesData) await eraseHealthData(trx, userId)
  })
}
