import { aisleOf, type FoodAisle, type PlacedFood } from '@dayplate/nutrition'

/** How far back purchases are looked for. Salt keeps longer, but nobody knows after a month what is left of it. */
export const LONGEST_KEPT_DAYS = 28

/** Foods that stay good in the cupboard or the freezer for longer than we look back. */
const KEEPS = LONGEST_KEPT_DAYS

/**
 * How many days what is left of an opened pack counts. Cautious kitchen figures of our own: too few days ask for a second tub,
 * too many leave a cook without.
 */
const DAYS_BY_AISLE: Readonly<Record<FoodAisle, number>> = {
  produce: 7,
  fridge: 7,
  'meat-and-fish': 2,
  bread: 4,
  grains: KEEPS,
  'tins-and-jars': 14,
  nuts: KEEPS,
  oils: KEEPS,
  spices: KEEPS,
  baking: KEEPS,
  drinks: 4,
  frozen: KEEPS,
}

const OPENED_TIN_DAYS = 3

/** For how many days after the first meal the rest of a pack counts as food at home. */
export function keepsDays(food: PlacedFood): number {
  if (food.container === 'tin') return OPENED_TIN_DAYS
  if (food.category === 'eggs' || food.category === 'fats') return KEEPS
  return DAYS_BY_AISLE[aisleOf(food)]
}
