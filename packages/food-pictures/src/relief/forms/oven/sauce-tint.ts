import { tintOf } from '../../looks/tint-of.ts'
import { between, colour, type Colour } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { heaviest } from './kinds.ts'

const SAUCES = new Set(['tomato-sauce', 'cream-like', 'milk-like', 'yoghurt-like', 'tomato'])
const MUSTARD = colour('#E3B23C')

export interface Sauce {
  readonly food: PlatedFood
  readonly tint: Colour
}

/** What the sauce of a dish is made of, and its colour. */
export function sauceOf(foods: readonly PlatedFood[]): Sauce | null {
  const liquid = heaviest(
    foods.filter(({ role, foodId }) => (role !== null && SAUCES.has(role)) || foodId === 'coconut-milk'),
  )
  const food = liquid ?? heaviest(foods)
  if (food === undefined) return null
  const hasMustard = foods.some(
    ({ foodId }) => foodId === 'mustard' || foodId === 'curry-powder' || foodId === 'turmeric',
  )
  const tint = tintOf(food)
  return { food, tint: hasMustard ? between(tint, MUSTARD, 0.35) : tint }
}
