import { createRandom } from '../../../drawing/random.ts'
import { lookOf } from '../../looks/look-of.ts'
import type { Look } from '../../looks/look.ts'
import { tintOf } from '../../looks/tint-of.ts'
import { morsel } from '../../pieces/morsel.ts'
import type { PlatedFood } from '../../plated-meal.ts'

/** The half width of thin pieces is given with a margin. */
const LEAN = 0.85

/** Grams of a morsel of a food without a look. */
const MORSEL_GRAMS = 3

/** The look of a food, or morsels in its tint, so that every part of a dish can be seen. */
export const partLook = (food: PlatedFood): Look =>
  lookOf(food) ?? { make: morsel(tintOf(food), 3.2, food.heats.length > 0 ? 0.3 : 0), grams: MORSEL_GRAMS }

/** Foods below this many grams need not be seen when they have no look. */
const KEY_GRAMS = 15

/** Whether a food is seen as a part of a dish: it has a look, or is too heavy to be left out. */
export const isSeen = (food: PlatedFood): boolean =>
  !food.isTakenIn &&
  (lookOf(food) !== null || (food.grams >= KEY_GRAMS && food.foodId !== 'water' && food.role !== 'oil'))

/** The usual reach of pieces of a look. */
export const reachOf = ({ make }: Look): number => make(createRandom('reach')).reach

/** About the half size of a piece, whether it is round or long. */
export function sizeOf({ make }: Look): number {
  const { reach, halfWidth = reach } = make(createRandom('reach'))
  return Math.sqrt(reach * halfWidth)
}

/** About how much a piece of a look covers, square units. */
export function coverOf({ make }: Look): number {
  const { reach, halfWidth = reach } = make(createRandom('reach'))
  return Math.PI * reach * Math.min(reach, halfWidth * LEAN)
}
