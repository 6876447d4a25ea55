import { between, colour, shaded, type Colour } from '../paint/colour.ts'
import type { SauceLook } from '../pieces/pool.ts'
import type { PlatedDish, PlatedFood } from '../plated-meal.ts'
import { SAUCE_TINTS } from './sauce-tints.ts'

/** The sauce of a dish: what it looks like, and the food whose it is. */
export interface DishSauce extends SauceLook {
  readonly food: PlatedFood
  /** Grams of the foods that are poured. */
  readonly grams: number
}

/** What pans and stock leave in any sauce, in grams of a dye. */
const FOND = { tint: colour('#A56A28'), strength: 20 }
/** In grams of a dye too. */
const LITTLE_FOND = 2
/** No pigment swallows all light. */
const DARKEST = 0.006
/** Foods that are seen by themselves own a sauce only when nothing else is in it. */
const SEEN_G = 15

const WHITE = colour('#FFFFFF')
/** Fat that took the colour of a sauce. */
const OIL = colour('#E08A2C')

/** Spices are rounded to nothing, though a pinch colours a pot. */
const LEAST_G = 0.8

interface Tinted {
  readonly food: PlatedFood
  readonly tint: Colour
  readonly power: number
  readonly isSauce: boolean
}

function tintedOf(foods: readonly PlatedFood[]): Tinted[] {
  return foods.flatMap((food) => {
    const found = SAUCE_TINTS[food.foodId]
    if (found === undefined) return []
    const { tint, strength, isSauce = false } = found
    // Leaves that are strewn on a dish were not cooked in it.
    if (food.isGarnish && !isSauce) return []
    return [{ food, tint, power: Math.max(LEAST_G, food.grams) * strength, isSauce }]
  })
}

/** The brightest that a sauce becomes by what is white in it. */
const PALEST = 0.86

/** Cream, coconut milk and the like. */
const isWhite = ({ red, green, blue }: Colour): boolean => Math.min(red, green, blue) > 0.5

/**
 * Mixes as pigments do, by the geometric mean: cream in tomatoes is orange and turmeric in coconut milk is yellow, where
 * mixed light would be pink and beige.
 */
function mixed(tints: readonly Tinted[], fond: number): Colour {
  let sum = fond
  let pale = 0
  const { tint: base } = FOND
  const logs = { red: Math.log(base.red) * fond, green: Math.log(base.green) * fond, blue: Math.log(base.blue) * fond }
  for (const { tint, power } of tints) {
    logs.red += Math.log(Math.max(DARKEST, tint.red)) * power
    logs.green += Math.log(Math.max(DARKEST, tint.green)) * power
    logs.blue += Math.log(Math.max(DARKEST, tint.blue)) * power
    sum += power
    if (isWhite(tint)) pale += power
  }
  const thin = { red: Math.exp(logs.red / sum), green: Math.exp(logs.green / sum), blue: Math.exp(logs.blue / sum) }
  // What is white scatters light, and makes a sauce lighter than pigments would be.
  const brightest = Math.max(thin.red, thin.green, thin.blue)
  const lift = 1 + (pale / sum) * (PALEST / brightest - 1)
  return { red: thin.red * lift, green: thin.green * lift, blue: thin.blue * lift }
}

/** The food that a reader would name the sauce by. */
function ownerOfSauce(tints: readonly Tinted[], foods: readonly PlatedFood[]): PlatedFood | undefined {
  const byPower = tints.toSorted((one, other) => other.power - one.power)
  const poured = byPower.filter(({ isSauce }) => isSauce)
  const seen = poured.find(({ food }) => !food.isTakenIn && food.grams >= SEEN_G)
  const found = seen ?? poured[0] ?? byPower[0]
  return found?.food ?? foods.toSorted((one, other) => other.grams - one.grams)[0]
}

/** What is only stirred together has seen no pan. */
const fondOf = (foods: readonly PlatedFood[]): number =>
  foods.some(({ heats }) => heats.length > 0) ? FOND.strength : LITTLE_FOND

/** The sauce in which foods were cooked, with what pans leave in it; null only for a dish without foods. */
export function stewSauce(foods: readonly PlatedFood[], fond = fondOf(foods)): DishSauce | null {
  const tints = tintedOf(foods)
  const food = ownerOfSauce(tints, foods)
  if (food === undefined) return null
  const tint = mixed(tints, fond)
  const isPale = tint.red + tint.green + tint.blue > 1.5
  return {
    colour: tint,
    second: shaded(tint, isPale ? 0.9 : 0.76),
    fat: isPale ? between(tint, WHITE, 0.4) : between(tint, OIL, 0.3),
    speck: shaded(tint, isPale ? 0.74 : 0.5),
    gloss: isPale ? 0.55 : 0.8,
    food,
    grams: tints.filter(({ isSauce }) => isSauce).reduce((sum, { food: { grams } }) => sum + grams, 0),
  }
}

/** What dyes grains that are cooked with it, and how strongly in all. */
export interface Dye {
  readonly colour: Colour
  readonly power: number
}

/** The dye of foods; null when nothing of them dyes. */
export function dyeOf(foods: readonly PlatedFood[]): Dye | null {
  const tints = tintedOf(foods)
  if (tints.length === 0) return null
  return { colour: mixed(tints, 0), power: tints.reduce((sum, { power }) => sum + power, 0) }
}

/** Least grams of what is poured that stand in a pool on a plate. */
const LEAST_POOL_G = 25

/** The sauce of a dish that is not a stew: null unless something is poured that is seen. */
export function poolSauce(foods: readonly PlatedFood[]): DishSauce | null {
  const sauce = stewSauce(foods)
  if (sauce === null || sauce.grams < LEAST_POOL_G) return null
  return SAUCE_TINTS[sauce.food.foodId]?.isSauce === true ? sauce : null
}

export const isSauceFood = ({ foodId }: PlatedFood): boolean => SAUCE_TINTS[foodId]?.isSauce === true

/** A dish of which only its sauce is seen, with herbs and spices at most. */
export const isSauceOnly = ({ foods }: PlatedDish): boolean =>
  foods.some(isSauceFood) && foods.every((food) => food.isTakenIn || isSauceFood(food) || food.grams < SEEN_G)
