import type { DietSettingsAnswers } from './answers.ts'
import { missingFields } from './check-diet-settings.ts'
import type { DietSettingsField, FieldErrors } from './field-errors.ts'
import { WIZARD_STEPS, type WizardStep } from './wizard-step.ts'

/** The fields that each step asks for and whose errors it shows. */
export const STEP_FIELDS = {
  start: [],
  'diet-id': ['dietId', 'dietType'],
  'sex-birthday-height': ['sex', 'dateOfBirth', 'height.value'],
  weight: ['weight.value'],
  goal: ['dietMode', 'goalWeight.value'],
  'activity-level': ['activityLevel'],
  exclusions: ['exclusions.foodIds', 'exclusions'],
  // Age counts on the start date, so a start date that is too early for it shows its error here too.
  'start-date': ['startDate', 'dateOfBirth'],
  finish: [],
} as const satisfies Record<WizardStep, readonly DietSettingsField[]>

/** Steps with a question, as counted by "4 of 7". */
export const QUESTION_STEPS = WIZARD_STEPS.filter((step) => STEP_FIELDS[step].length > 0)

/** Number of a step among the questions, from 1; 0 for start and finish. */
export function questionNumber(step: WizardStep): number {
  return QUESTION_STEPS.indexOf(step) + 1
}

export function nextStep(step: WizardStep): WizardStep {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1] ?? step
}

export function previousStep(step: WizardStep): WizardStep {
  return WIZARD_STEPS[WIZARD_STEPS.indexOf(step) - 1] ?? step
}

/** Errors that a step shows. */
export function errorsOfStep(step: WizardStep, errors: readonly FieldErrors[]): readonly FieldErrors[] {
  const fields: readonly string[] = STEP_FIELDS[step]
  return errors.filter((error) => fields.includes(error.fieldName))
}

/** Whether a step's answers are complete and valid; start and finish ask nothing. */
export function canGoNext(step: WizardStep, answers: DietSettingsAnswers, errors: readonly FieldErrors[]): boolean {
  const missing = missingFields(answers)
  return !STEP_FIELDS[step].some((field) => missing.includes(field)) && errorsOfStep(step, errors).length === 0
}

/** The first step with missing or invalid answers; `finish` when all are valid. */
export function firstOpenStep(answers: DietSettingsAnswers, errors: readonly FieldErrors[]): WizardStep {
  return QUESTION_STEPS.find((step) => !canGoNext(step, answers, errors)) ?? 'finish'
}
