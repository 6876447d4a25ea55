import { type CalendarDay, parseCalendarDay, yearsBetween } from '@dayplate/dates'
import { type Diet, DIET_IDS, type DietMode, type Person, type Sex } from '@dayplate/nutrition'
import { type Length, toCentimetres, toKilograms, type Weight } from '@dayplate/units'
import type { DietSettingsAnswers } from './answers.ts'
import { roundedWeight } from './rounded-weights.ts'
import {
  ACTIVITY_LEVEL_OF_WIRE,
  type DietId,
  dietOfId,
  dietTypeOf,
  type DietType,
  type WireActivityLevel,
} from './diet-choice.ts'

/** All answers, ready to be stored: weights to 0.1 of the entered unit, the goal of stabilization filled in. */
export interface CompleteDietSettings {
  readonly sex: Sex
  readonly dateOfBirth: CalendarDay
  readonly height: Length
  readonly weight: Weight
  readonly dietMode: DietMode
  readonly goalWeight: Weight
  readonly dietId: DietId
  readonly dietType: DietType
  readonly activityLevel: WireActivityLevel
  readonly startDate: CalendarDay
}

/** The answers when all are present and readable, else `null`. `checkDietSettings` checks their values. */
export function completeDietSettings(answers: DietSettingsAnswers): CompleteDietSettings | null {
  const { sex, height, weight, dietMode, activityLevel } = answers
  const goalWeight = dietMode === 'stabilization' ? weight : answers.goalWeight
  const dateOfBirth = parseCalendarDay(answers.dateOfBirth)
  const startDate = parseCalendarDay(answers.startDate)
  const diet = dietOfId(answers.dietId ?? 0)
  if (sex == null || height == null || weight == null || dietMode == null || activityLevel == null) return null
  if (goalWeight == null || dateOfBirth === null || startDate === null || diet === null) return null
  const dietId = DIET_IDS[diet]
  return {
    sex,
    dateOfBirth,
    height,
    weight: roundedWeight(weight),
    dietMode,
    goalWeight: roundedWeight(goalWeight),
    dietId,
    dietType: dietTypeOf(dietId),
    activityLevel,
    startDate,
  }
}

/** The person of the plan, in the units of the calculations. Age counts on the start date. */
export function personOf(settings: CompleteDietSettings): Person {
  return {
    sex: settings.sex,
    ageYears: yearsBetween(settings.dateOfBirth, settings.startDate),
    heightCm: toCentimetres(settings.height),
    weightKg: toKilograms(settings.weight),
    goalWeightKg: toKilograms(settings.goalWeight),
    mode: settings.dietMode,
    activity: ACTIVITY_LEVEL_OF_WIRE[settings.activityLevel],
    diet: dietNameOf(settings.dietId),
  }
}

function dietNameOf(dietId: DietId): Diet {
  const diet = dietOfId(dietId)
  if (diet === null) throw new Error(`No diet ${dietId}`)
  return diet
}
