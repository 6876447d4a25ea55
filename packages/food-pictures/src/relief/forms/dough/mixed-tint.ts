import { tintOf } from '../../looks/tint-of.ts'
import { between, colour, type Colour } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'

const CREAM = colour('#F6EEDC')

/** The colour of several foods that were mashed together, by their grams. */
export function mixedTint(foods: readonly PlatedFood[]): Colour {
  const [first, ...others] = foods
  if (first === undefined) return CREAM
  let mixed = tintOf(first)
  let grams = first.grams
  for (const food of others) {
    grams += food.grams
    mixed = between(mixed, tintOf(food), food.grams / Math.max(1, grams))
  }
  return mixed
}
