import type { CalendarDay } from '@dayplate/dates'
import { instantOf } from '../../platform/clock/clock.ts'
import type { Services } from '../../services.ts'
import { lockLedger } from '../access/index.ts'
import { insertStopWithoutConfirmation, withdrawHealthConfirmation } from '../consents/index.ts'
import { findCurrentSettings } from '../diet-settings/index.ts'
import { deleteDaysAfter } from '../stored-plans/index.ts'

/**
 * Stops the plan of a person who answered Yes to a question about health: withdraws the confirmation that the plan was made
 * with, or stores a withdrawn one if there is none, and deletes the days after today. Today stays, because it is bought and partly eaten. All planning takes the same lock,
 * so later planning sees the withdrawal.
 */
export async function stopPlan(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { userId, today }: { readonly userId: string; readonly today: CalendarDay },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockLedger(trx, userId)
    const now = instantOf(clock)
    await withdrawHealthConfirmation(trx, userId, now)
    // Without settings there is no plan to stop, and nothing about health is stored for such a person.
    if ((await findCurrentSettings(trx, userId)) !== null) await insertStopWithoutConfirmation(trx, userId, now)
    await deleteDaysAfter(trx, userId, today)
  })
}
