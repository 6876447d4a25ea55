import { announceWithdrawal, clearHealthData } from '../../../platform/session/session.ts'
import { type SaveOutcome, saveOutcome } from '../saving/save-outcome.ts'
import { askAnew, sendSetting } from '../saving/send-setting.ts'
import { HealthDataConsentGiveDocument, HealthDataConsentWithdrawDocument } from '../settings.gen.ts'

export const giveConsent = async (): Promise<SaveOutcome> =>
  saveOutcome(await sendSetting(HealthDataConsentGiveDocument, {}))

/** Whether the consent is given by now; null where nobody can tell. */
export const isConsentGiven = async (): Promise<boolean | null> =>
  (await askAnew().catch(() => null))?.healthDataConsent.isGiven ?? null

/** What the browser kept goes too, also where the answer is lost: the withdrawal may have arrived. */
export async function withdrawConsent(erasesData: boolean): Promise<SaveOutcome> {
  const outcome = saveOutcome(await sendSetting(HealthDataConsentWithdrawDocument, { erasesData }))
  if (outcome.kind === 'saved' || outcome.kind === 'unknown') {
    clearHealthData()
    announceWithdrawal()
  }
  return outcome
}
