import { lookOf } from '../../looks/look-of.ts'
import { colour, type Colour } from '../../paint/colour.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import { isSpread, SWEET_DUST } from './sorted-foods.ts'

/** Foods of a dish of pancakes, by what one sees of them. */
export interface Batter {
  /** Who owns the pancakes: the flour, or what was grated. */
  readonly body: PlatedFood | null
  /** All that the batter is stirred from, as far as the recipe counts on seeing it; the body first. */
  readonly mass: readonly PlatedFood[]
  readonly colour: Colour
  readonly isGrated: boolean
  /** The colour of the shreds that show in grated ones. */
  readonly shred: Colour
  /** Bits seen in the pancakes: herbs, apple, grated vegetables. */
  readonly bits: readonly PlatedFood[]
  /** In folded or rolled pancakes. */
  readonly filling: readonly PlatedFood[]
  /** On top: cream, jam, fruit. */
  readonly toppings: readonly PlatedFood[]
  readonly dust: PlatedFood | null
}

const FLOUR_ROLES = new Set(['wheat-flour', 'gluten-free-flour', 'flakes', 'starch', 'split-pulse'])
const BATTER_ROLES = new Set(['sour-milk', 'milk-like', 'egg', 'yoghurt-like', 'fresh-cheese'])
const BATTER_FOODS = new Set(['egg-white', 'egg'])
const TOPPING_ROLES = new Set([
  'jam',
  'cream-like',
  'yoghurt-like',
  'syrup',
  'berry',
  'tart-fruit',
  'chocolate',
  'nut-butter',
])

const COLOURS: Readonly<Record<string, Colour>> = {
  'buckwheat-flour': colour('#C9A478'),
  'chickpea-flour': colour('#EFCB66'),
  courgette: colour('#C9CF7E'),
  'green-peas': colour('#B9C66A'),
  'mung-beans': colour('#DDC877'),
  potato: colour('#F1D892'),
  pumpkin: colour('#F0B04A'),
  'rice-flour': colour('#F8EBC8'),
  'rolled-oats': colour('#EBD3A0'),
  'wheat-flour': colour('#F6E2AC'),
}
const USUAL = colour('#F4DFAA')

const SHREDS: Readonly<Record<string, Colour>> = {
  courgette: colour('#6F9A2E'),
  pumpkin: colour('#F0862A'),
}
const USUAL_SHRED = colour('#F3D58C')

/** Vegetables that are grated into the pancakes, and give them their colour. */
const isGrated = ({ cuts, heats, role }: PlatedFood): boolean =>
  cuts.includes('grated') && heats.includes('fried') && role !== 'onion-family' && role !== 'orchard-fruit'

const isFlour = ({ role }: PlatedFood): boolean => role !== null && FLOUR_ROLES.has(role)
const isBatter = (food: PlatedFood): boolean =>
  isFlour(food) ||
  ((BATTER_FOODS.has(food.foodId) || (food.role !== null && BATTER_ROLES.has(food.role))) &&
    food.heats.includes('fried'))

const isTopping = ({ role, heats }: PlatedFood): boolean =>
  role !== null && TOPPING_ROLES.has(role) && !heats.includes('fried')

const heaviest = (foods: readonly PlatedFood[]): PlatedFood | null =>
  foods.toSorted((one, other) => other.grams - one.grams)[0] ?? null

/** Sorts the foods of pancakes. `isFilled` is for those that are folded over a filling. */
export function batterOf(foods: readonly PlatedFood[], isFilled: boolean): Batter {
  const grated = foods.filter(isGrated)
  const flours = foods.filter(isFlour)
  const body = heaviest(grated) ?? heaviest(flours) ?? heaviest(foods.filter(isBatter)) ?? foods[0] ?? null
  const dust = foods.find(({ foodId }) => SWEET_DUST.has(foodId)) ?? null
  const toppings = foods.filter((food) => food !== body && isTopping(food))
  const inside = foods.filter(
    (food) =>
      food !== body &&
      food !== dust &&
      !toppings.includes(food) &&
      !isBatter(food) &&
      !food.isGarnish &&
      !food.isTakenIn,
  )
  const seen = inside.filter((food) => lookOf(food) !== null || isSpread(food) || food.grams >= 15)
  return {
    body,
    mass: [
      ...(body === null ? [] : [body]),
      ...foods.filter((food) => food !== body && !food.isTakenIn && food.grams >= 15 && isBatter(food)),
    ],
    colour: (body === null ? undefined : COLOURS[body.foodId]) ?? USUAL,
    isGrated: grated.length > 0,
    shred: (body === null ? undefined : SHREDS[body.foodId]) ?? USUAL_SHRED,
    bits: isFilled ? [] : seen.filter((food) => food.heats.includes('fried') || food.grams < 15),
    filling: isFilled ? seen : seen.filter((food) => !food.heats.includes('fried') && food.grams >= 15),
    toppings,
    dust,
  }
}
