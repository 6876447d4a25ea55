import { bodyMassIndex } from './body.ts'
import { ENERGY_FLOOR_KCAL } from './daily-change.ts'
import { MIFFLIN_OLDEST_YEARS } from './mifflin.ts'
import type { Person } from './person.ts'
import { forecastWeight, type WeightForecast } from './weight-forecast.ts'

/** A notice about a target that is still valid. */
export type TargetNotice =
  | { readonly code: 'FLOOR_REACHED'; readonly floorKcal: number; readonly changeIn30Days: WeightForecast }
  | { readonly code: 'BELOW_USUAL_MINIMUM'; readonly floorKcal: number }
  | { readonly code: 'GOAL_BMI_ABOVE_25'; readonly goalBmi: number }
  | { readonly code: 'OLDER_THAN_EQUATION_SAMPLE'; readonly oldestYears: number }

/** Energy at the person's full pace: expenditure, the mode's intake, and the planned intake after the floor. */
export interface PlannedEnergy {
  readonly expenditureKcal: number
  readonly wantedKcal: number
  readonly plannedKcal: number
}

/** Upper end of the healthy body mass index (WHO). */
const HEALTHY_BMI_MOST = 25

export function noticesFor(person: Person, energy: PlannedEnergy): readonly TargetNotice[] {
  return [
    ...floorNotices(person, energy),
    ...goalNotices(person),
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
  return [{ code: 'FLOOR_REACHED', floorKcal, changeIn30Days }]
}

function goalNotices(person: Person): readonly TargetNotice[] {
  if (person.mode !== 'put_on_weight' && person.mode !== 'gain_muscle_mass') return []
  const goalBmi = bodyMassIndex(person.goalWeightKg, person.heightCm)
  return goalBmi > HEALTHY_BMI_MOST ? [{ code: 'GOAL_BMI_ABOVE_25', goalBmi }] : []
}
