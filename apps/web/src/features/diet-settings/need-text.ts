import type { PlainMessageId, Translate } from '@dayplate/messages'
import type { DietSettingsField } from '@dayplate/rules/diet-settings'
import type { StepNeed } from './step-need.ts'

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
