import {
  type DietSettingsAnswers,
  type DietSettingsField,
  errorsOfStep,
  type FieldErrors,
  missingFields,
  STEP_FIELDS,
  type WizardStep,
} from '@dayplate/rules/diet-settings'
import type { PlainMessageId, Translate } from '@dayplate/messages'

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

/** The name of each answer, as its field shows it. */
const LABELS = {
  dietId: 'diet-settings/summary/diet',
  dietType: 'diet-settings/summary/diet',
  sex: 'diet-settings/sex',
  dateOfBirth: 'diet-settings/date-of-birth',
  'height.value': 'diet-settings/height',
  'weight.value': 'diet-settings/weight',
  dietMode: 'diet-settings/summary/goal',
  'goalWeight.value': 'diet-settings/goal-weight',
  activityLevel: 'diet-settings/summary/activity',
  'exclusions.foodIds': 'exclusions/summary',
  exclusions: 'exclusions/summary',
  startDate: 'diet-settings/start-date',
} as const satisfies Record<DietSettingsField, PlainMessageId>

/** The text about a step's missing or invalid answers: "One answer is missing: height". */
export function needText(
  { kind, fields }: StepNeed,
  { t, language }: { readonly t: Translate; readonly language: string },
) {
  const labels = new Set(fields.map((field) => t(LABELS[field]).toLocaleLowerCase(language)))
  const names = [...labels].join(', ')
  return kind === 'missing'
    ? t('diet-settings/need/missing', { count: labels.size, names })
    : t('diet-settings/need/faulty', { names })
}
