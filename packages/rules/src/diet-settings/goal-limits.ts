import { GOAL_BMI_LEAST, GOAL_BMI_MOST, weightAtBmi } from '@dayplate/nutrition'
import { KG_PER_LB, toCentimetres, type WeightUnit } from '@dayplate/units'
import type { DietSettingsAnswers } from './answers.ts'

/** Range of goal weights offered, both ends included, at 0.1 of `unit`. */
export interface GoalLimits {
  readonly least: number
  readonly most: number
  readonly unit: WeightUnit
}

/**
 * Goal weights for the chosen mode: below today's weight and at least BMI 18.5, or above it and at most BMI 30. `null`
 * while height, weight or mode is missing, in stabilization, and when no weight is left.
 */
export function goalLimits({ height, weight, dietMode }: DietSettingsAnswers): GoalLimits | null {
  if (height == null || weight == null || dietMode == null || dietMode === 'stabilization') return null
  const heightCm = toCentimetres(height)
  const inUnit = (kilograms: number) => (weight.unit === 'kg' ? kilograms : kilograms / KG_PER_LB)
  const limits =
    dietMode === 'slimming'
      ? { least: ceilTenth(inUnit(weightAtBmi(GOAL_BMI_LEAST, heightCm))), most: ceilTenth(weight.value) - 0.1 }
      : { least: floorTenth(weight.value) + 0.1, most: floorTenth(inUnit(weightAtBmi(GOAL_BMI_MOST, heightCm))) }
  const least = tenth(limits.least)
  const most = tenth(limits.most)
  return least > most ? null : { least, most, unit: weight.unit }
}

const tenth = (value: number) => Math.round(value * 10) / 10
// 48.1 may be slightly more than 48.1 in binary. The correction is far below a gram.
const ceilTenth = (value: number) => Math.ceil(value * 10 - 1e-9) / 10
const floorTenth = (value: number) => Math.floor(value * 10 + 1e-9) / 10
