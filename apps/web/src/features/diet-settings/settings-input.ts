import { type DietSettingsAnswers, dietTypeOf } from '@dayplate/rules/diet-settings'
import type { DietSettingsInput } from './diet-settings.gen.ts'
import { type ChosenExclusions, exclusionsInput } from './exclusions/chosen-exclusions.ts'

/** All answers of the wizard. Callers pass the same object until an answer changes. */
export interface AskedSettings {
  readonly answers: DietSettingsAnswers
  readonly exclusions: ChosenExclusions
}

/** Converts answers to the gateway's input. Empty dates and NaN become null, because the gateway and JSON do not accept them. */
export function settingsInput({ answers, exclusions }: AskedSettings): DietSettingsInput {
  return {
    ...answers,
    dateOfBirth: answers.dateOfBirth || null,
    startDate: answers.startDate || null,
    height: numberOrNull(answers.height),
    weight: numberOrNull(answers.weight),
    // In stabilization the goal is the current weight, even if an earlier goal weight is stored.
    goalWeight: numberOrNull(answers.dietMode === 'stabilization' ? answers.weight : answers.goalWeight),
    exclusions: exclusionsInput(exclusions),
    dietType: answers.dietId == null ? null : dietTypeOf(answers.dietId),
  }
}

function numberOrNull<Quantity extends { readonly value: number }>(quantity: Quantity | null | undefined) {
  return quantity != null && Number.isFinite(quantity.value) ? quantity : null
}
