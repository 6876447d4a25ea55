import { bodyMassIndex, weightAtBmi } from './body.ts'
import { ENERGY_FLOOR_KCAL } from './daily-change.ts'
import { expenditureOf } from './daily-expenditure.ts'
import type { Person } from './person.ts'
import { phaseOfDay } from './phase.ts'
import { MOST_PLANNED_KCAL, phaseKcal, VERY_LOW_ENERGY_KCAL } from './planned-energy.ts'

/** Why no plan is made. The goal is never changed silently instead. */
export type TargetRefusal =
  | { readonly kind: 'refused'; readonly code: 'UNDER_18' }
  | { readonly kind: 'refused'; readonly code: 'PREGNANT' }
  | { readonly kind: 'refused'; readonly code: 'WEIGHT_VERY_LOW'; readonly bmi: number }
  | { readonly kind: 'refused'; readonly code: 'GLP1_UNDERWEIGHT'; readonly bmi: number }
  | { readonly kind: 'refused'; readonly code: 'ALREADY_UNDERWEIGHT'; readonly bmi: number }
  | { readonly kind: 'refused'; readonly code: 'GOAL_BMI_LOW'; readonly lowestGoalWeightKg: number }
  | { readonly kind: 'refused'; readonly code: 'GOAL_BMI_HIGH'; readonly highestGoalWeightKg: number }
  | { readonly kind: 'refused'; readonly code: 'NO_DEFICIT_LEFT'; readonly floorKcal: number }
  | EnergyRefusal
  | {
      readonly kind: 'refused'
      readonly code: 'MODE_GOAL_MISMATCH'
      readonly because: 'goal_not_below_weight' | 'goal_not_above_weight' | 'mode_not_for_glp1'
    }

/** A day of the plan would have too little energy for an app to plan, or more than meals can reach. */
export type EnergyRefusal =
  | { readonly kind: 'refused'; readonly code: 'ENERGY_VERY_LOW'; readonly veryLowKcal: number }
  | { readonly kind: 'refused'; readonly code: 'ENERGY_VERY_HIGH'; readonly mostKcal: number }

const ADULT_YEARS = 18

/** WHO's bounds: 18.5 for a healthy body mass index, and 30 for obesity, above which no gain is planned; our rule. */
export const GOAL_BMI_LEAST = 18.5
export const GOAL_BMI_MOST = 30

/**
 * Below this body mass index thinness is severe (WHO), and refeeding belongs to a doctor (NICE CG32 counts it as a high
 * risk of refeeding syndrome). An app plans nothing for it, in any mode.
 */
export const PLANNED_BMI_LEAST = 16

/** A smaller deficit does not count, because food tables alone err by more. In kcal per day; our rule. */
const SMALLEST_DEFICIT_KCAL = 100

/** The first reason not to make a plan for this person, or `null`. */
export function findRefusal(person: Person): TargetRefusal | null {
  if (person.ageYears < ADULT_YEARS) return { kind: 'refused', code: 'UNDER_18' }
  if (person.isPregnantOrBreastFeeding === true) return { kind: 'refused', code: 'PREGNANT' }
  const bmi = bodyMassIndex(person.weightKg, person.heightCm)
  if (bmi < PLANNED_BMI_LEAST) return { kind: 'refused', code: 'WEIGHT_VERY_LOW', bmi }
  if (person.diet === 'glp1' && bmi < GOAL_BMI_LEAST) return { kind: 'refused', code: 'GLP1_UNDERWEIGHT', bmi }
  if (person.diet === 'glp1' && (person.mode === 'stabilization' || person.mode === 'put_on_weight')) {
    return { kind: 'refused', code: 'MODE_GOAL_MISMATCH', because: 'mode_not_for_glp1' }
  }
  return findGoalRefusal(person) ?? findEnergyRefusal(person)
}

function findGoalRefusal(person: Person): TargetRefusal | null {
  if (person.mode === 'stabilization') return null
  return person.mode === 'slimming' ? findSlimmingRefusal(person) : findGainRefusal(person)
}

/** A day after the first week, at the full pace. */
const DAY_AT_FULL_PACE = 8

function findEnergyRefusal(person: Person): EnergyRefusal | null {
  const kcals = [1, DAY_AT_FULL_PACE].map((day) => phaseKcal(person, phaseOfDay(day, person)))
  if (Math.min(...kcals) <= VERY_LOW_ENERGY_KCAL) {
    return { kind: 'refused', code: 'ENERGY_VERY_LOW', veryLowKcal: VERY_LOW_ENERGY_KCAL }
  }
  if (Math.max(...kcals) <= MOST_PLANNED_KCAL) return null
  return { kind: 'refused', code: 'ENERGY_VERY_HIGH', mostKcal: MOST_PLANNED_KCAL }
}

function findSlimmingRefusal(person: Person): TargetRefusal | null {
  const bmi = bodyMassIndex(person.weightKg, person.heightCm)
  if (bmi < GOAL_BMI_LEAST) return { kind: 'refused', code: 'ALREADY_UNDERWEIGHT', bmi }
  if (person.goalWeightKg >= person.weightKg) {
    return { kind: 'refused', code: 'MODE_GOAL_MISMATCH', because: 'goal_not_below_weight' }
  }
  if (bodyMassIndex(person.goalWeightKg, person.heightCm) < GOAL_BMI_LEAST) {
    const lowestGoalWeightKg = Math.ceil(weightAtBmi(GOAL_BMI_LEAST, person.heightCm) * 10) / 10
    return { kind: 'refused', code: 'GOAL_BMI_LOW', lowestGoalWeightKg }
  }
  const floorKcal = ENERGY_FLOOR_KCAL[person.sex]
  const hasDeficit = expenditureOf(person, person.activity) > floorKcal + SMALLEST_DEFICIT_KCAL
  return hasDeficit ? null : { kind: 'refused', code: 'NO_DEFICIT_LEFT', floorKcal }
}

function findGainRefusal(person: Person): TargetRefusal | null {
  if (person.goalWeightKg <= person.weightKg) {
    return { kind: 'refused', code: 'MODE_GOAL_MISMATCH', because: 'goal_not_above_weight' }
  }
  if (bodyMassIndex(person.goalWeightKg, person.heightCm) <= GOAL_BMI_MOST) return null
  const highestGoalWeightKg = Math.floor(weightAtBmi(GOAL_BMI_MOST, person.heightCm) * 10) / 10
  return { kind: 'refused', code: 'GOAL_BMI_HIGH', highestGoalWeightKg }
}
