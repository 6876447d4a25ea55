import { announceWithdrawal, clearHealthData } from '../../../platform/session/session.ts'
import { type SaveOutcome, saveOutcome } from '../saving/save-outcome.ts'
import { refetchSettings, sendSetting } from '../saving/send-setting.ts'
import { HealthDataConsentGiveDocument, HealthDataConsentWithdrawDocument } from '../settings.gen.ts'

export const giveConsent = async (): Promise<SaveOutcome> =>
  saveOutcome(await sendSetting(HealthDataConsentGiveDocument, {}))

/** Whether the consent is currently given; null if the query failed. */
export const isConsentGiven = async (): Promise<boolean | null> =>
  (await refetchSettings().catch(() => null))?.healthDataConsent.isGiven ?? null

/**
 * Withdraws the consent. Also clears health data in this browser, even after a lost answer, because the withdrawal may have
 * arrived.
 */
export async function withdrawConsent(erasesData: boolean): Promise<SaveOutcome> {
  const outcome = saveOutcome(await sendSetting(HealthDataConsentWithdrawDocument, { erasesData }))
  if (outcome.kind === 'saved' || outcome.kind === 'unknown') {
    clearHealthData()
    announceWithdrawal()
  }
  return outcome
}
