import { between, colour, type Colour } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { isEggFood } from './kinds.ts'

/** What the pan does to egg. */
export const EGG_GOLD = colour('#DE9A30')
export const EGG_BROWN = colour('#9A5A1E')
const YELLOW = colour('#F8D25E')
const PALE = colour('#FBE596')
const WHITE = colour('#FBF1D6')
const WHITE_PALE = colour('#FFFBEE')

export interface EggTints {
  readonly pale: Colour
  readonly deep: Colour
}

/** The more egg white there is in a batter, the paler it sets. */
export function eggTintsOf(foods: readonly PlatedFood[]): EggTints {
  const eggs = foods.filter(isEggFood)
  const total = eggs.reduce((sum, { grams }) => sum + grams, 0)
  const white = eggs.reduce((sum, { foodId, grams }) => sum + (foodId === 'egg-white' ? grams : 0), 0)
  const share = total === 0 ? 0 : (white / total) ** 2
  return { pale: between(PALE, WHITE_PALE, share), deep: between(YELLOW, WHITE, share) }
}
