import { colour } from '../paint/colour.ts'
import { stained } from '../pieces/stained.ts'
import type { PlatedFood } from '../plated-meal.ts'
import type { Look } from './look.ts'

const JUICE = colour('#AE1458')
const PALE_JUICE = colour('#D8407E')

const CUT_OPEN = new Set(['grated', 'diced', 'shredded'])

/** Beetroot that was grated or diced gives its juice to what it is mixed with. */
export const bleeds = ({ foodId, cuts, isTakenIn }: PlatedFood): boolean =>
  foodId === 'beetroot' && !isTakenIn && cuts.some((cut) => CUT_OPEN.has(cut))

const isPale = ({ role, foodId, cuts, isGarnish }: PlatedFood): boolean =>
  !isGarnish && ((role === 'orchard-fruit' && cuts.includes('grated')) || foodId === 'horseradish')

/** The look of a food among the foods of its dish: apple that was grated with beetroot is pink. */
export const stainedLook = <Given extends Look>(food: PlatedFood, look: Given, foods: readonly PlatedFood[]): Given =>
  isPale(food) && foods.some(bleeds) ? { ...look, make: stained(look.make, JUICE, PALE_JUICE) } : look
