import type { CalendarDay } from '@dayplate/dates'
import type { DietSettingsAnswers } from './answers.ts'
import { isMissing } from '../fields/index.ts'
import { answerErrors } from './check-answer.ts'
import { withRoundedWeights } from './rounded-weights.ts'
import { goalErrors } from './check-goal.ts'
import {
  DIET_SETTINGS_FIELDS,
  type DietSettingsField,
  type FieldError,
  type FieldErrors,
  gatherErrors,
} from './field-errors.ts'

interface CheckContext {
  /** Today in the person's time zone. */
  readonly today: CalendarDay
}

/** Errors of the answers given so far; missing ones are not checked. Browser and server both call this function. */
export function checkDietSettings(answers: DietSettingsAnswers, { today }: CheckContext): readonly FieldErrors[] {
  return gatherErrors(allErrors(answers, today))
}

/** Like {@link checkDietSettings}, but a missing answer is an error too. Used before a plan is generated. */
export function checkCompleteDietSettings(
  answers: DietSettingsAnswers,
  { today }: CheckContext,
): readonly FieldErrors[] {
  const missing = missingFields(answers).map((fieldName) => ({ fieldName, message: 'validation/required' }) as const)
  return gatherErrors([...missing, ...allErrors(answers, today)])
}

/** Missing answers, in the order of the wizard. Stabilization needs no goal weight. */
export function missingFields(answers: DietSettingsAnswers): readonly DietSettingsField[] {
  const isAbsent = {
    dietId: answers.dietId == null,
    // Derived from the diet.
    dietType: false,
    sex: answers.sex == null,
    dateOfBirth: isMissing(answers.dateOfBirth),
    'height.value': answers.height == null,
    'weight.value': answers.weight == null,
    dietMode: answers.dietMode == null,
    'goalWeight.value': answers.goalWeight == null && answers.dietMode !== 'stabilization',
    activityLevel: answers.activityLevel == null,
    // An empty list is an answer.
    'exclusions.foodIds': false,
    exclusions: false,
    startDate: isMissing(answers.startDate),
  } satisfies Record<DietSettingsField, boolean>
  return DIET_SETTINGS_FIELDS.filter((fieldName) => isAbsent[fieldName])
}

function allErrors(given: DietSettingsAnswers, today: CalendarDay): readonly FieldError[] {
  // Checks rounded weights, because a goal 0.03 kg below the weight disappears when both are stored.
  const answers = withRoundedWeights(given)
  const single = answerErrors(answers, today)
  const bodyIsGood = !single.some((error) => BODY_FIELDS.has(error.fieldName))
  return bodyIsGood ? [...single, ...goalErrors(answers, today)] : single
}

/** The goal is only checked when these are valid, so that a height of 17 cm gives one message. */
const BODY_FIELDS: ReadonlySet<DietSettingsField> = new Set(['height.value', 'weight.value', 'goalWeight.value'])
