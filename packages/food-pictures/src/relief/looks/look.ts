import type { PlatedFood, Cut, Heat } from '../plated-meal.ts'
import type { PieceMaker } from '../scene/piece.ts'

/** How a food looks in one state. */
export interface Look {
  readonly make: PieceMaker
  /** Grams of one piece, by which the number of pieces follows the amount. */
  readonly grams: number
  /** How pieces of this cut look after heat, where that differs. */
  readonly cooked?: Readonly<Partial<Record<Heat, PieceMaker>>>
}

/**
 * How a food looks by its state. The first state of a food that is here is taken, cuts before heats; `any` is for all
 * others.
 */
export type FoodLook = Readonly<Partial<Record<Cut | Heat, Look>>> & { readonly any: Look }

export type FoodLooks = Readonly<Record<string, FoodLook>>

/** The look of an amount of food. */
export interface FoundLook extends Look {
  readonly count: number
  /** The state whose look was taken. */
  readonly state: Cut | Heat | 'any'
  /** Whether the food has no look of its own and borrows one from its role. */
  readonly isBorrowed: boolean
}

function stateOf(look: FoodLook, { cuts, heats }: PlatedFood): Cut | Heat | 'any' {
  return cuts.find((cut) => look[cut] !== undefined) ?? heats.find((heat) => look[heat] !== undefined) ?? 'any'
}

/** The look of a food in its state, and how many pieces its grams are: at least one. */
export function foundLook(look: FoodLook, food: PlatedFood, isBorrowed: boolean): FoundLook {
  const state = stateOf(look, food)
  const { make: raw, grams, cooked = {} } = look[state] ?? look.any
  const heat = food.heats.find((candidate) => cooked[candidate] !== undefined)
  const make = (heat === undefined ? undefined : cooked[heat]) ?? raw
  return { make, grams, cooked, count: Math.max(1, Math.round(food.grams / grams)), state, isBorrowed }
}
