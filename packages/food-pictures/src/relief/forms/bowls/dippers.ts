import { dipperOf } from '../../pieces/dipper.ts'
import type { PlatedDish, PlatedFood } from '../../plated-meal.ts'

const SMALL_CUTS = new Set(['grated', 'diced', 'chopped', 'mashed', 'blended', 'shredded', 'minced'])
const LEAST_G = 15

/** Whether a food is there to be dipped into a spread. */
export const isDipper = ({ foodId, role, cuts, grams, isTakenIn }: PlatedFood): boolean =>
  !isTakenIn && grams >= LEAST_G && dipperOf(foodId, role) !== undefined && !SMALL_CUTS.has(cuts[0] ?? '')

/** Whether a side consists of dippers, so that it lies beside the pot of a spread. */
export const isDipped = ({ foods }: PlatedDish): boolean => {
  const seen = foods.filter(({ isTakenIn, grams }) => !isTakenIn && grams >= LEAST_G)
  return seen.length > 0 && seen.every(isDipper)
}
