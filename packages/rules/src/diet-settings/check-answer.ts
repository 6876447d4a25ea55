import { type CalendarDay, isOutsideCalendar, parseCalendarDay, yearsBetween } from '@dayplate/dates'
import { type Length, toCentimetres, toKilograms, type Weight } from '@dayplate/units'
import type { DietSettingsAnswers } from './answers.ts'
import { AGE_YEARS, HEIGHT_CM, isWithin, WEIGHT_KG } from './bounds.ts'
import { isMissing } from '../fields/index.ts'
import { dietOfId, dietTypeOf } from './diet-choice.ts'
import type { DietSettingsField, FieldError } from './field-errors.ts'
import { startDateWindow } from './start-date-window.ts'

/** Errors of single answers, each checked alone; a missing answer has none. */
export function answerErrors(answers: DietSettingsAnswers, today: CalendarDay): readonly FieldError[] {
  return [
    ...dietErrors(answers),
    ...birthErrors(answers, today),
    ...heightErrors(answers.height),
    ...weightErrors('weight.value', answers.weight),
    // Stabilization uses today's weight, so the sent goal weight is not checked.
    ...(answers.dietMode === 'stabilization' ? [] : weightErrors('goalWeight.value', answers.goalWeight)),
    ...startDateErrors(answers.startDate, today),
  ]
}

function dietErrors({ dietId, dietType }: DietSettingsAnswers): readonly FieldError[] {
  if (dietId == null) return []
  if (dietOfId(dietId) === null) return [{ fieldName: 'dietId', message: 'diet-settings/validation/diet-unknown' }]
  if (dietType == null || dietType === dietTypeOf(dietId)) return []
  return [{ fieldName: 'dietType', message: 'diet-settings/validation/diet-type' }]
}

function birthErrors({ dateOfBirth, startDate }: DietSettingsAnswers, today: CalendarDay): readonly FieldError[] {
  if (isMissing(dateOfBirth)) return []
  const birthDate = parseCalendarDay(dateOfBirth)
  if (birthDate === null) {
    const message = isOutside(dateOfBirth) ? 'diet-settings/validation/date-years' : 'validation/date-format'
    return [{ fieldName: 'dateOfBirth', message }]
  }
  // Before a start date is chosen, the latest possible one counts, because a person who turns 18 within the window can
  // still choose a day after it.
  const onDay = parseCalendarDay(startDate) ?? startDateWindow(today).last
  const ageYears = yearsBetween(birthDate, onDay)
  if (ageYears < AGE_YEARS.least) return [{ fieldName: 'dateOfBirth', message: 'diet-settings/validation/too-young' }]
  if (ageYears > AGE_YEARS.most) return [{ fieldName: 'dateOfBirth', message: 'diet-settings/validation/too-old' }]
  return []
}

function heightErrors(height: Length | null | undefined): readonly FieldError[] {
  if (height == null) return []
  if (Number.isNaN(height.value)) return [{ fieldName: 'height.value', message: 'validation/number-format' }]
  if (!isWithin(toCentimetres(height), HEIGHT_CM)) {
    return [{ fieldName: 'height.value', message: 'diet-settings/validation/height-range' }]
  }
  if (Number.isInteger(height.value)) return []
  return [{ fieldName: 'height.value', message: 'diet-settings/validation/height-whole' }]
}

function weightErrors(fieldName: DietSettingsField, weight: Weight | null | undefined): readonly FieldError[] {
  if (weight == null) return []
  if (Number.isNaN(weight.value)) return [{ fieldName, message: 'validation/number-format' }]
  if (isWithin(toKilograms(weight), WEIGHT_KG)) return []
  return [{ fieldName, message: 'diet-settings/validation/weight-range' }]
}

function startDateErrors(startDate: string | null | undefined, today: CalendarDay): readonly FieldError[] {
  if (isMissing(startDate)) return []
  const day = parseCalendarDay(startDate)
  if (day === null && !isOutside(startDate)) return [{ fieldName: 'startDate', message: 'validation/date-format' }]
  const { first, last } = startDateWindow(today)
  if (day !== null && day >= first && day <= last) return []
  return [{ fieldName: 'startDate', message: 'diet-settings/validation/start-date-window' }]
}

/** A readable date outside the supported years, which has an error of its own. */
const isOutside = (text: string | null | undefined): boolean => text != null && isOutsideCalendar(text)
