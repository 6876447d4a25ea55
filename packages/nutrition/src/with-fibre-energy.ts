import type { DayTarget } from './day-target.ts'
import type { Diet } from './diet.ts'
import { KCAL_PER_GRAM } from './macro-shares.ts'

/** Energy of a gram of fibre in food tables and on labels (Regulation EU 1169/2011, annex XIV). */
const FIBRE_KCAL_PER_GRAM = 2

/**
 * Fibre of planned days, in g per kcal: well above the minimum, and highest for plant diets. Derived from the energy
 * that is in neither protein, fat nor available carbohydrate, so that it includes what food tables add by factors of
 * their own. Measured on the catalogue: `npm run bench:planner` prints the bias of each diet's carbohydrate, which is 0
 * while these values hold.
 */
const PLATE_FIBRE_G_PER_KCAL = {
  classic: 0.02,
  vegetarian: 0.021,
  vegan: 0.026,
  glp1: 0.018,
} as const satisfies Record<Diet, number>

/**
 * Energy beyond this, in kcal, brings only a share of the fibre, because people who need 4000 kcal eat more bread, rice
 * and oil rather than twice the beans. Otherwise their days would need 80 to 110 g of fibre to meet their macros.
 */
const DENSE_FROM_KCAL = 2500
const DENSE_SHARE = 0.4

/**
 * The target in the terms of food figures. A target counts all carbohydrate at 4 kcal; food figures give available
 * carbohydrate at 4 and fibre separately at 2. A day with enough fibre and all of the target's carbohydrate would have
 * about 5 % too much energy, so the energy of the fibre is taken off the carbohydrate: 4P + 9F + 4C + 2 fibre = kcal.
 * With only the minimum fibre taken off, no choice of real meals could meet energy and all three macros at once.
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
