import { dailyChangeKcal, ENERGY_FLOOR_KCAL } from './daily-change.ts'
import { expenditureOf } from './daily-expenditure.ts'
import type { Person } from './person.ts'

/**
 * A planned day must have more than this, in kcal. Diets of 800 kcal a day or less are only for limited periods, with a
 * clinical need and ongoing clinical support (NICE 2014, Clinical Guideline 189, recommendations on very-low-calorie
 * diets).
 */
export const VERY_LOW_ENERGY_KCAL = 800

/**
 * Maximum energy of a planned day, in kcal. Our rule, just below the 24.7 MJ (5900 kcal) that riders of the Tour de
 * France ate a day (Saris et al. 1989, doi:10.1055/s-2007-1024951). Plates of ordinary meals reach about as far.
 */
export const MOST_PLANNED_KCAL = 5800

/**
 * Energy of a planned day in kcal, at this share of the mode's full pace: rounded to 10 kcal and, when slimming, not
 * below the floor.
 */
export function plannedKcal(person: Person, pace: number): number {
  const expenditureKcal = expenditureOf(person, person.activity)
  const rounded = Math.round((expenditureKcal + pace * dailyChangeKcal(person, expenditureKcal)) / 10) * 10
  return person.mode === 'slimming' ? Math.max(rounded, ENERGY_FLOOR_KCAL[person.sex]) : rounded
}
