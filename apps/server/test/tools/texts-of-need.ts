import { needText, type NeededFood } from '@dayplate/rules/shopping-list'

/** Larger than the rounding error of a sum of portions, in g. */
const ROUNDING_ERROR_G = 1e-6

/** The texts of an amount that may be summed in another order: two where it lies between them. */
export const textsOfNeed = (food: NeededFood | undefined, grams: number): readonly string[] =>
  food === undefined ? [] : [-1, 1].map((sign) => needText(food, grams + sign * ROUNDING_ERROR_G, 'en'))
