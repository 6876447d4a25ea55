import { dailyChangeKcal, ENERGY_FLOOR_KCAL } from './daily-change.ts'
import { expenditureOf } from './daily-expenditure.ts'
import type { Person } from './person.ts'
import { PHASE_PACE, type PhaseIdentifier } from './phase.ts'

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

/** A smaller change at the full pace is not halved, because nobody needs to get used to it. In kcal per day; our rule. */
const SMALLEST_HALVED_KCAL = 100

/**
 * Least difference between the targets of two phases, in kcal per day; our rule. A smaller one would announce a change
 * that no plate shows. It occurs near the floor, which cuts the full pace and leaves the half.
 */
const SMALLEST_PHASE_STEP_KCAL = 30

/** Energy of a day of this phase in kcal. A gentler phase takes the full pace where it would hardly differ from it. */
export function phaseKcal(person: Person, phase: PhaseIdentifier): number {
  const ownKcal = plannedKcal(person, PHASE_PACE[phase])
  if (phase === 'keep') return ownKcal
  const fullKcal = plannedKcal(person, 1)
  const changeKcal = Math.abs(fullKcal - expenditureOf(person, person.activity))
  const isOwnPace = changeKcal >= SMALLEST_HALVED_KCAL && Math.abs(fullKcal - ownKcal) >= SMALLEST_PHASE_STEP_KCAL
  return isOwnPace ? ownKcal : fullKcal
}
