import type { DayTarget } from './day-target.ts'
import type { Diet } from './diet.ts'
import { KCAL_PER_GRAM } from './macro-shares.ts'

/** Energy of a gram of fibre in food tables and on labels (Regulation EU 1169/2011, annex XIV). */
const FIBRE_KCAL_PER_GRAM = 2

/**
 * Fibre that planned days hold, in g per kcal: well above the least one should eat, and most where plants are all there is.
 * Reckoned from the energy that is in neither protein, fat nor available carbohydrate, so that it also bears what food tables
 * add by factors of their own. Measured on the catalogue: `npm run bench:planner` prints by how much each diet's carbohydrate
 * is off to one side, which is 0 while these hold.
 */
const PLATE_FIBRE_G_PER_KCAL = {
  classic: 0.02,
  vegetarian: 0.021,
  vegan: 0.026,
  glp1: 0.018,
} as const satisfies Record<Diet, number>

/**
 * What is eaten beyond this energy, in kcal, has only so large a part of the fibre: who needs 4000 kcal fills up on bread, rice
 * and oil rather than on twice the beans. Without it their days would have to hold 80 to 110 g of fibre to meet their macros.
 */
const DENSE_FROM_KCAL = 2500
const DENSE_SHARE = 0.4

/**
 * The target as food figures count. A target reckons all its carbohydrate at 4 kcal; figures of foods give available
 * carbohydrate at 4 and fibre apart at 2. A day that has its fibre and the full carbohydrate of the target would hold some
 * 5 % more energy than wanted, so the energy of the fibre comes off the carbohydrate: 4P + 9F + 4C + 2 fibre = kcal. Were it
 * the least fibre only, no choice of real meals could meet energy and all three macros at once.
 */
export function withFibreEnergy(target: DayTarget, diet: Diet): DayTarget {
  const fibreG = Math.max(target.guides.fibreMinG, plateFibreG(diet, target.kcal))
  const fibreKcal = FIBRE_KCAL_PER_GRAM * fibreG
  return { ...target, carbohydrateG: target.carbohydrateG - fibreKcal / KCAL_PER_GRAM.carbohydrate }
}

function plateFibreG(diet: Diet, kcal: number): number {
  const beyond = Math.max(kcal - DENSE_FROM_KCAL, 0)
  return PLATE_FIBRE_G_PER_KCAL[diet] * (kcal - beyond + DENSE_SHARE * beyond)
}
