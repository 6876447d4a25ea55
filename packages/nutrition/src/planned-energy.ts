import { dailyChangeKcal, ENERGY_FLOOR_KCAL } from './daily-change.ts'
import { expenditureOf } from './daily-expenditure.ts'
import type { Person } from './person.ts'

/**
 * A day has to hold more than this, in kcal. Diets of 800 kcal a day or less are for some weeks, for a clinical need and under
 * ongoing clinical support (NICE 2014, Clinical Guideline 189, recommendations on very-low-calorie diets).
 */
export const VERY_LOW_ENERGY_KCAL = 800

/**
 * The most a day is planned with, in kcal; our rule, just below the 24.7 MJ (5900 kcal) that riders of the Tour de France ate a
 * day (Saris et al. 1989, doi:10.1055/s-2007-1024951), and about where plates of ordinary meals stop holding a day.
 */
export const MOST_PLANNED_KCAL = 5800

/** Energy of a planned day in kcal, at this part of the mode's full pace: to 10 kcal and, when slimming, not below the floor. */
export function plannedKcal(person: Person, pace: number): number {
  const expenditureKcal = expenditureOf(person, person.activity)
  const rounded = Math.round((expenditureKcal + pace * dailyChangeKcal(person, expenditureKcal)) / 10) * 10
  return person.mode === 'slimming' ? Math.max(rounded, ENERGY_FLOOR_KCAL[person.sex]) : rounded
}
