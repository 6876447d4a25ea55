import {
  type DietSettingsAnswers,
  type DietSettingsField,
  errorsOfStep,
  type FieldErrors,
  missingFields,
  STEP_FIELDS,
  type WizardStep,
} from '@dayplate/rules/diet-settings'

/** Why a step's way on is closed: answers that are missing, or, once none is, answers that are at fault. */
export interface StepNeed {
  readonly kind: 'missing' | 'invalid'
  readonly fields: readonly DietSettingsField[]
}

/** What a step needs before one can go on; `null` when nothing. */
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

/** A goal weight is asked for with its goal. */
const isAsked = (field: DietSettingsField, { dietMode }: DietSettingsAnswers): boolean =>
  field !== 'goalWeight.value' || dietMode != null
