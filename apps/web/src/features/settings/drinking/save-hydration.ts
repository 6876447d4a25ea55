import { type SaveOutcome, saveOutcome } from '../saving/save-outcome.ts'
import { sendSetting } from '../saving/send-setting.ts'
import { HydrationSettingsDocument, type HydrationSettingsMutationVariables } from '../settings.gen.ts'

/** Saves the given settings. Absent ones stay as they are. */
export async function saveHydration(settings: HydrationSettingsMutationVariables['settings']): Promise<SaveOutcome> {
  const sent = await sendSetting(HydrationSettingsDocument, { settings })
  return saveOutcome(sent, ({ hydrationSettings }) => hydrationSettings.__typename === 'BasicMutationSuccess')
}
