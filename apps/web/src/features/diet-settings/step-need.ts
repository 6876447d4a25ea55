import {
  type DietSettingsAnswers,
  type DietSettingsField,
  errorsOfStep,
  type FieldErrors,
  missingFields,
  STEP_FIELDS,
  type WizardStep,
} from '@dayplate/rules/diet-settings'

/** Why the user cannot continue: missing answers, or invalid ones if none is missing. */
export interface StepNeed {
  readonly kind: 'missing' | 'invalid'
  readonly fields: readonly DietSettingsField[]
}

/** The answers that a step needs before the user can continue. Null if it needs none. */
export function stepNeed(
  step: WizardStep,
  answers: DietSettingsAnswers,
  errors: readonly FieldErrors[],
): StepNeed | null {
  const fields: readonly DietSettingsField[] = STEP_FIELDS[step]
  const missing = missingFields(answers).filter((field) => fields.includes(field) && isAsked(field, answers))
  if (missing.length > 0) return { kind: 'missing', fields: missing }
  const refused = errorsOfStep(step, errors).map(({ fieldName }) => fieldName)
  const invalid = fields.filter((field) => refused.includes(field))
  return invalid.length > 0 ? { kind: 'invalid', fields: invalid } : null
}

/** The goal weight counts as missing only after the user has chosen a goal. */
const isAsked = (field: DietSettingsField, { dietMode }: DietSettingsAnswers): boolean =>
  field !== 'goalWeight.value' || dietMode != null
