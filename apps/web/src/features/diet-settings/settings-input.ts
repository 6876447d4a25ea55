import { type DietSettingsAnswers, dietTypeOf } from '@dayplate/rules/diet-settings'
import type { DietSettingsInput } from './diet-settings.gen.ts'
import { type ChosenExclusions, exclusionsInput } from './exclusions/chosen-exclusions.ts'

/** All that the wizard asks; the same one as long as nothing of it changes. */
export interface AskedSettings {
  readonly answers: DietSettingsAnswers
  readonly exclusions: ChosenExclusions
}

/** Answers as the gateway reads them: empty dates and numbers that are none are left out, for JSON has no word for them. */
export function settingsInput({ answers, exclusions }: AskedSettings): DietSettingsInput {
  return {
    ...answers,
    dateOfBirth: answers.dateOfBirth || null,
    startDate: answers.startDate || null,
    height: numberOrNull(answers.height),
    weight: numberOrNull(answers.weight),
    // To keep one's weight is to keep today's, whatever goal there was before.
    goalWeight: numberOrNull(answers.dietMode === 'stabilization' ? answers.weight : answers.goalWeight),
    exclusions: exclusionsInput(exclusions),
    dietType: answers.dietId == null ? null : dietTypeOf(answers.dietId),
  }
}

function numberOrNull<Quantity extends { readonly value: number }>(quantity: Quantity | null | undefined) {
  return quantity != null && Number.isFinite(quantity.value) ? quantity : null
}
