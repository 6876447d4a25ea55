import {
  BIG_LEAF,
  OF_JUICE,
  SLICE_OF_BREAD,
  THICK_SLICE,
  UNIT_NAMES,
  type MeasureNames,
} from '@dayplate/messages/server'
import type { HouseholdMeasure } from '@dayplate/nutrition'
import type { MeasuredFood } from './measured-food.ts'

/** From this weight on, a slice (of pork loin, of pineapple) is a thick one; slices of cheese, ham or lemon weigh less. */
const THICK_SLICE_FROM_G = 50
/** From this weight on, a leaf is one of lettuce or cabbage; leaves of herbs weigh less. */
const BIG_LEAF_FROM_G = 5

/** The names of a kitchen measure of a food. */
export function measureNames({ unit, grams }: HouseholdMeasure, food: MeasuredFood): MeasureNames {
  const { category, form, isFormSaid = false } = food
  if (form === 'juice' && !isFormSaid && (unit === 'teaspoon' || unit === 'tablespoon')) return OF_JUICE[unit]
  if (unit === 'slice' && category === 'bread') return SLICE_OF_BREAD
  if (unit === 'slice' && grams >= THICK_SLICE_FROM_G) return THICK_SLICE
  if (unit === 'leaf' && grams >= BIG_LEAF_FROM_G) return BIG_LEAF
  return UNIT_NAMES[unit]
}
