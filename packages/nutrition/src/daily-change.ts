import type { Sex } from './diet.ts'
import type { Person } from './person.ts'
import { KCAL_PER_KG_BODY_WEIGHT } from './weight-forecast.ts'

const DAYS_PER_WEEK = 7

/**
 * Largest lasting change of a mode: share of expenditure, kcal per day, and share of body weight per week. Our rules
 * within the 500–750 kcal deficit of AHA/ACC/TOS 2013 (Jensen et al. 2014, doi:10.1161/01.cir.0000437739.71477.ee).
 * Athletes who lost 0.7 % a week gained lean mass; those who aimed at 1.4 and lost 1.0 % did not (Garthe et al. 2011,
 * doi:10.1123/ijsnem.21.2.97). Surpluses after Slater et al. 2019, doi:10.3389/fnut.2019.00131.
 */
const LIMITS = {
  slimming: { direction: -1, ofExpenditure: 0.2, kcal: 750, weightPerWeek: 0.0075 },
  put_on_weight: { direction: 1, ofExpenditure: 0.15, kcal: 500, weightPerWeek: 0.005 },
  gain_muscle_mass: { direction: 1, ofExpenditure: 0.1, kcal: 350, weightPerWeek: 0.005 },
  stabilization: { direction: 1, ofExpenditure: 0, kcal: 0, weightPerWeek: 0 },
} as const satisfies Record<Person['mode'], object>

/** Intake minus expenditure at the mode's full pace in kcal per day: negative when slimming, 0 in stabilization. */
export function dailyChangeKcal(person: Pick<Person, 'mode' | 'weightKg'>, expenditureKcal: number): number {
  const limit = LIMITS[person.mode]
  const byWeight = (limit.weightPerWeek * person.weightKg * KCAL_PER_KG_BODY_WEIGHT) / DAYS_PER_WEEK
  return limit.direction * Math.min(limit.ofExpenditure * expenditureKcal, byWeight, limit.kcal)
}

/** Least energy of a slimming day in kcal: the lower ends of AHA/ACC/TOS 2013 (1200–1500 women, 1500–1800 men). */
export const ENERGY_FLOOR_KCAL = { female: 1200, male: 1500 } as const satisfies Record<Sex, number>
