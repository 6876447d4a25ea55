import { tabStorage } from '../../../platform/storage/storage.ts'
import { CONSENTS_KEY, DRAFT_KEY } from '../../../platform/storage/tab-keys.ts'
import { type SaveOutcome, saveOutcome } from '../saving/save-outcome.ts'
import { sendSetting } from '../saving/send-setting.ts'
import { HealthDataConsentGiveDocument, HealthDataConsentWithdrawDocument } from '../settings.gen.ts'

export const giveConsent = async (): Promise<SaveOutcome> =>
  saveOutcome(await sendSetting(HealthDataConsentGiveDocument, {}))

/** What this tab kept of the wizard goes too: its answers are health data, and its ticked boxes are consents. */
export async function withdrawConsent(erasesData: boolean): Promise<SaveOutcome> {
  const outcome = saveOutcome(await sendSetting(HealthDataConsentWithdrawDocument, { erasesData }))
  if (outcome.kind === 'saved') for (const key of [DRAFT_KEY, CONSENTS_KEY]) tabStorage.write(key, null)
  return outcome
}
