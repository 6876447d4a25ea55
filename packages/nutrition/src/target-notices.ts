import { bodyMassIndex } from './body.ts'
import { ENERGY_FLOOR_KCAL } from './daily-change.ts'
import { MIFFLIN_OLDEST_YEARS } from './mifflin.ts'
import type { Person } from './person.ts'
import { GOAL_BMI_LEAST } from './target-refusal.ts'
import { forecastWeight, type WeightForecast } from './weight-forecast.ts'

/** A notice about a target that is still valid. */
export type TargetNotice =
  | {
      readonly code: 'FLOOR_REACHED'
      readonly floorKcal: number
      readonly changeIn30Days: WeightForecast
      /** So little would be lost that keeping the weight is the better plan. */
      readonly isHardlyLosing: boolean
    }
  | { readonly code: 'UNDERWEIGHT'; readonly isGaining: boolean }
  | { readonly code: 'LOW_WEIGHT_FOR_AGE'; readonly fromYears: number }
  | { readonly code: 'LESS_EXACT' }
  | { readonly code: 'BELOW_USUAL_MINIMUM'; readonly floorKcal: number }
  | { readonly code: 'GOAL_BMI_ABOVE_25'; readonly goalBmi: number }
  | { readonly code: 'OLDER_THAN_EQUATION_SAMPLE'; readonly oldestYears: number }

/** Energy at the person's full pace: expenditure, the mode's intake, and the planned intake after the floor. */
export interface PlannedEnergy {
  readonly expenditureKcal: number
  readonly wantedKcal: number
  readonly plannedKcal: number
}

/**
 * From this age on, mortality rises below a body mass index of 23 or so (Winter et al. 2014,
 * doi:10.3945/ajcn.113.068122), so a slimming goal below 22 gets a notice; our rule.
 */
const OLDER_YEARS = 70
const OLDER_BMI_LEAST = 22

/** Beyond these, few people were measured for the equations; our rule. */
const EXACT_MOST_KG = 160
const EXACT_MOST_KCAL = 5000

/** A likely loss of less than this in 30 days is within what a scale shows from day to day; our rule, in kg. */
const NOTICEABLE_LOSS_KG = 0.5

/** Upper end of the healthy body mass index (WHO). */
const HEALTHY_BMI_MOST = 25

export function noticesFor(person: Person, energy: PlannedEnergy): readonly TargetNotice[] {
  return [
    ...floorNotices(person, energy),
    ...goalNotices(person),
    ...weightNotices(person, energy),
    ...(person.ageYears > MIFFLIN_OLDEST_YEARS
      ? [{ code: 'OLDER_THAN_EQUATION_SAMPLE', oldestYears: MIFFLIN_OLDEST_YEARS } as const]
      : []),
  ]
}

function floorNotices(person: Person, energy: PlannedEnergy): readonly TargetNotice[] {
  const floorKcal = ENERGY_FLOOR_KCAL[person.sex]
  if (person.mode !== 'slimming') {
    return energy.plannedKcal < floorKcal ? [{ code: 'BELOW_USUAL_MINIMUM', floorKcal }] : []
  }
  if (energy.wantedKcal >= floorKcal) return []
  const changeIn30Days = forecastWeight({
    dailyChangeKcal: energy.plannedKcal - energy.expenditureKcal,
    expenditureKcal: energy.expenditureKcal,
    days: 30,
  })
  const isHardlyLosing = -changeIn30Days.likelyKg < NOTICEABLE_LOSS_KG
  return [{ code: 'FLOOR_REACHED', floorKcal, changeIn30Days, isHardlyLosing }]
}

function weightNotices(person: Person, { plannedKcal }: PlannedEnergy): readonly TargetNotice[] {
  const { ageYears, heightCm, mode, weightKg } = person
  const bmi = bodyMassIndex(weightKg, heightCm)
  const goalBmi = bodyMassIndex(person.goalWeightKg, heightCm)
  return [
    // Slimming is refused for them.
    ...(bmi < GOAL_BMI_LEAST ? [{ code: 'UNDERWEIGHT', isGaining: mode !== 'stabilization' } as const] : []),
    ...(mode === 'slimming' && ageYears >= OLDER_YEARS && goalBmi < OLDER_BMI_LEAST
      ? [{ code: 'LOW_WEIGHT_FOR_AGE', fromYears: OLDER_YEARS } as const]
      : []),
    ...(weightKg > EXACT_MOST_KG || plannedKcal > EXACT_MOST_KCAL ? [{ code: 'LESS_EXACT' } as const] : []),
  ]
}

function goalNotices(person: Person): readonly TargetNotice[] {
  if (person.mode !== 'put_on_weight' && person.mode !== 'gain_muscle_mass') return []
  const goalBmi = bodyMassIndex(person.goalWeightKg, person.heightCm)
  return goalBmi > HEALTHY_BMI_MOST ? [{ code: 'GOAL_BMI_ABOVE_25', goalBmi }] : []
}
