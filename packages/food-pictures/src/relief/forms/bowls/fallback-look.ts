import { lookOf } from '../../looks/look-of.ts'
import type { FoundLook } from '../../looks/look.ts'
import { hasTint, tintOf } from '../../looks/tint-of.ts'
import { colour, shaded } from '../../paint/colour.ts'
import { crumb } from '../../pieces/crumb.ts'
import { lump } from '../../pieces/lump.ts'
import type { PlatedFood } from '../../plated-meal.ts'

const GRAMS = 8
const HERB = colour('#3F7F2B')
const DEEP_HERB = colour('#2C5E20')

/** The look of a food, or a plain lump in its colour, so that no food of a dish is missing. */
export function pieceLookOf(food: PlatedFood): FoundLook {
  const found = lookOf(food)
  if (found !== null) return found
  const tint = tintOf(food)
  if (food.role === 'fresh-herb') {
    return {
      make: crumb({ colour: HERB, second: DEEP_HERB, least: 1.4, most: 3.4 }),
      grams: 0.3,
      count: Math.max(1, Math.round(food.grams / 0.3)),
      state: 'any',
      isBorrowed: true,
    }
  }
  return {
    make: (random) =>
      lump(random, { rx: 8, ry: 6.4, height: 6, uneven: 0.2, colour: tint, second: shaded(tint, 0.82), gloss: 0.5 }),
    grams: GRAMS,
    count: Math.max(1, Math.round(food.grams / GRAMS)),
    state: 'any',
    isBorrowed: true,
  }
}

const LARGE_GRAMS = 30

/** The look of a food on a spoon: what was halved or left whole is eaten in smaller pieces. */
export function spoonLookOf(food: PlatedFood): FoundLook {
  const found = pieceLookOf(food)
  if (found.grams <= LARGE_GRAMS) return found
  const others = food.cuts.filter((cut) => cut !== found.state)
  const smaller = pieceLookOf({ ...food, cuts: others.length === 0 ? ['rounds', 'sliced', 'diced'] : others })
  return smaller.grams <= LARGE_GRAMS ? smaller : pieceLookOf({ ...food, cuts: [], heats: [] })
}

/** Whether something of the food is seen: it is not taken in, and it is known how it looks. */
export const isSeen = (food: PlatedFood): boolean => !food.isTakenIn && (lookOf(food) !== null || hasTint(food))
