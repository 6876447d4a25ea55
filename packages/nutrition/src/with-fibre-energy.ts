import type { DayTarget } from './day-target.ts'
import { KCAL_PER_GRAM } from './macro-shares.ts'

/** Energy of a gram of fibre in food tables and on labels (Regulation EU 1169/2011, annex XIV). */
const FIBRE_KCAL_PER_GRAM = 2

/**
 * The target as food figures count. A target reckons all its carbohydrate at 4 kcal; figures of foods give available
 * carbohydrate at 4 and fibre apart at 2. A day that has its fibre and the full carbohydrate of the target would hold some
 * 3 % more energy than wanted, so the energy of the least fibre comes off the carbohydrate: 4P + 9F + 4C + 2 fibre = kcal.
 */
export function withFibreEnergy(target: DayTarget): DayTarget {
  const fibreKcal = FIBRE_KCAL_PER_GRAM * target.fibreMinG
  return { ...target, carbohydrateG: target.carbohydrateG - fibreKcal / KCAL_PER_GRAM.carbohydrate }
}
