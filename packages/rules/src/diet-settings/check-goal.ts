import { type CalendarDay, parseCalendarDay, yearsBetween } from '@dayplate/dates'
import { bodyMassIndex, findRefusal, PLANNED_BMI_LEAST, type Person, type TargetRefusal } from '@dayplate/nutrition'
import { toCentimetres, toKilograms } from '@dayplate/units'
import { isMissing } from '../fields/index.ts'
import type { DietSettingsAnswers } from './answers.ts'
import { AGE_YEARS } from './bounds.ts'
import { ACTIVITY_LEVEL_OF_WIRE, dietOfId, isModeAllowed } from './diet-choice.ts'
import type { FieldError } from './field-errors.ts'
import { startDateWindow } from './start-date-window.ts'

/** Errors between answers: goal, mode, diet and body must fit together. Expects answers that are valid one by one. */
export function goalErrors(answers: DietSettingsAnswers, today: CalendarDay): readonly FieldError[] {
  const { dietMode, dietId } = answers
  if (isVeryThin(answers)) {
    return [{ fieldName: 'weight.value', message: 'diet-settings/validation/weight-very-low' }]
  }
  if (dietMode == null) return []
  if (!isModeAllowed(dietMode, dietId)) {
    return [{ fieldName: 'dietMode', message: 'diet-settings/validation/mode-not-for-glp1' }]
  }
  const person = personSoFar(answers, today)
  const refusal = person === null ? null : findRefusal(person)
  const error = refusal === null || isTooEarly(refusal, answers) ? null : errorOfRefusal(refusal)
  return error === null ? [] : [error]
}

/** Asked as soon as height and weight are known, so that nobody answers further questions for nothing. */
const isVeryThin = ({ height, weight }: DietSettingsAnswers): boolean =>
  height != null && weight != null && bodyMassIndex(toKilograms(weight), toCentimetres(height)) < PLANNED_BMI_LEAST

/**
 * Answers not given yet are assumed to give the highest energy, so "too much energy" is only reported when they are all
 * known.
 */
function isTooEarly({ code }: TargetRefusal, { sex, dateOfBirth, activityLevel }: DietSettingsAnswers): boolean {
  return code === 'ENERGY_VERY_HIGH' && (sex == null || isMissing(dateOfBirth) || activityLevel == null)
}

/**
 * The person as known so far. A missing activity level or birth date gets a value that causes no refusal; the rules
 * that need it apply once it is known.
 */
function personSoFar(answers: DietSettingsAnswers, today: CalendarDay): Person | null {
  const { sex, height, weight, dietMode, activityLevel, dietId } = answers
  const goalWeight = dietMode === 'stabilization' ? weight : answers.goalWeight
  if (height == null || weight == null || dietMode == null || goalWeight == null) return null
  return {
    sex: sex ?? 'female',
    ageYears: adultAge(answers, today),
    heightCm: toCentimetres(height),
    weightKg: toKilograms(weight),
    goalWeightKg: toKilograms(goalWeight),
    mode: dietMode,
    activity: activityLevel == null || sex == null ? 'high' : ACTIVITY_LEVEL_OF_WIRE[activityLevel],
    diet: dietOfId(dietId ?? 0) ?? 'classic',
  }
}

/** Age has its own check and only affects the energy here. */
function adultAge({ dateOfBirth, startDate }: DietSettingsAnswers, today: CalendarDay): number {
  const birthDate = parseCalendarDay(dateOfBirth)
  const onDay = parseCalendarDay(startDate) ?? startDateWindow(today).first
  return birthDate === null ? AGE_YEARS.least : Math.max(AGE_YEARS.least, yearsBetween(birthDate, onDay))
}

function errorOfRefusal(refusal: TargetRefusal): FieldError | null {
  switch (refusal.code) {
    case 'WEIGHT_VERY_LOW':
      return { fieldName: 'weight.value', message: 'diet-settings/validation/weight-very-low' }
    case 'GLP1_UNDERWEIGHT':
      return { fieldName: 'dietMode', message: 'diet-settings/validation/glp1-underweight' }
    case 'ALREADY_UNDERWEIGHT':
      return { fieldName: 'dietMode', message: 'diet-settings/validation/already-underweight' }
    case 'GOAL_BMI_LOW':
      return { fieldName: 'goalWeight.value', message: 'diet-settings/validation/goal-too-low' }
    case 'GOAL_BMI_HIGH':
      return { fieldName: 'goalWeight.value', message: 'diet-settings/validation/goal-too-high' }
    case 'NO_DEFICIT_LEFT':
      return { fieldName: 'activityLevel', message: 'diet-settings/validation/no-deficit-left' }
    case 'ENERGY_VERY_LOW':
      return { fieldName: 'activityLevel', message: 'diet-settings/validation/energy-very-low' }
    case 'ENERGY_VERY_HIGH':
      return { fieldName: 'activityLevel', message: 'diet-settings/validation/energy-very-high' }
    case 'MODE_GOAL_MISMATCH':
      return mismatchError(refusal.because)
    case 'UNDER_18':
    case 'PREGNANT':
      // Age has its own check, and the wizard asks about pregnancy.
      return null
  }
}

function mismatchError(because: 'goal_not_below_weight' | 'goal_not_above_weight' | 'mode_not_for_glp1'): FieldError {
  switch (because) {
    case 'goal_not_below_weight':
      return { fieldName: 'goalWeight.value', message: 'diet-settings/validation/goal-not-below-weight' }
    case 'goal_not_above_weight':
      return { fieldName: 'goalWeight.value', message: 'diet-settings/validation/goal-not-above-weight' }
    case 'mode_not_for_glp1':
      return { fieldName: 'dietMode', message: 'diet-settings/validation/mode-not-for-glp1' }
  }
}
