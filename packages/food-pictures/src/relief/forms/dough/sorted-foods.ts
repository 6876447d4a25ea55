import { isVisible, lookOf } from '../../looks/look-of.ts'
import type { PlatedFood } from '../../plated-meal.ts'
import type { Stage } from '../../scene/stage.ts'

/** Foods of a dish by what they do on a bread. */
export interface SortedFoods {
  /** The bread, tortilla, roll or crispbread; null when the dish has none. */
  readonly base: PlatedFood | null
  /** Spread over the base, the thickest layer first. */
  readonly spreads: readonly PlatedFood[]
  /** Laid on it in pieces: flat ones first, so that small ones lie on top. */
  readonly covers: readonly PlatedFood[]
  readonly garnish: readonly PlatedFood[]
}

const BASE_ROLES = new Set(['bread', 'flatbread', 'crispbread'])

/** What is spread even when no step says so. */
const SPREAD_ROLES = new Set([
  'cream-cheese',
  'fresh-cheese',
  'nut-butter',
  'jam',
  'spread-fat',
  'mayonnaise',
  'pesto',
  'yoghurt-like',
  'cream-like',
  'horseradish',
])
const SPREAD_FOODS = new Set(['hummus', 'apple-puree', 'mustard', 'tomato-passata', 'tomato-paste'])
const SPREAD_CUTS = new Set(['mashed', 'blended'])

/** A cover of these roles is flat and large, and lies under the others. */
const FLAT_ROLES = ['salad-leaf', 'cold-cut', 'sliced-cheese', 'smoked-fish', 'salad-cheese', 'tofu-like']
const SMALL_ROLES = ['seed', 'nut', 'fresh-herb', 'sprouts', 'savoury-topping', 'seed-spice', 'olive']
/** As much of these is only a sprinkling, wherever the recipe strews it. */
const SPRINKLING_G = 8

/** Too little to be seen between bread and cover. */
const LEAST_SPREAD_G = 6

/** Strewn over sweet things as a white dust. */
export const SWEET_DUST: ReadonlySet<string> = new Set(['icing-sugar', 'sugar', 'xylitol', 'vanilla-sugar'])

export const isSpread = ({ role, foodId, cuts }: PlatedFood): boolean =>
  (role !== null && SPREAD_ROLES.has(role)) || SPREAD_FOODS.has(foodId) || cuts.some((cut) => SPREAD_CUTS.has(cut))

const isSmall = ({ role, isGarnish, grams }: PlatedFood): boolean =>
  grams <= SPRINKLING_G && (isGarnish || (role !== null && SMALL_ROLES.includes(role)))

/** Flat covers first, then others, small ones last. */
function layerOf({ role }: PlatedFood): number {
  if (role === null) return FLAT_ROLES.length
  const flat = FLAT_ROLES.indexOf(role)
  if (flat >= 0) return flat
  return FLAT_ROLES.length + (SMALL_ROLES.includes(role) ? 1 : 0)
}

/** A herb that is mashed into a paste is seen in it as specks, not as a paste of its own. */
const isPasteLike = (food: PlatedFood): boolean =>
  isSpread(food) && food.role !== 'fresh-herb' && food.grams >= LEAST_SPREAD_G

function spreadsOf(foods: readonly PlatedFood[]): readonly PlatedFood[] {
  const seen = foods.filter((food) => !food.isTakenIn && isPasteLike(food))
  const found = seen.length > 0 ? seen : foods.filter((food) => food.isTakenIn && isPasteLike(food))
  return found.toSorted((one, other) => other.grams - one.grams)
}

/** Sorts the foods of a dish into its base and what lies on it. */
export function sortFoods(foods: readonly PlatedFood[]): SortedFoods {
  const base =
    foods.find(({ role, isTakenIn }) => role !== null && BASE_ROLES.has(role) && !isTakenIn) ??
    foods.find(({ role }) => role !== null && BASE_ROLES.has(role)) ??
    null
  const rest = foods.filter((food) => food !== base)
  const spreads = spreadsOf(rest)
  const pieces = rest.filter((food) => !spreads.includes(food) && isVisible(food))
  return {
    base,
    spreads,
    covers: pieces.filter((food) => !isSmall(food)).toSorted((one, other) => layerOf(one) - layerOf(other)),
    garnish: pieces.filter(isSmall),
  }
}

/** The foods that are heaped over a dish, as far as they are seen. */
export const toppingFoods = ({ toppings }: Stage): readonly PlatedFood[] =>
  toppings.flatMap(({ dish }) => dish.foods).filter((food) => !food.isTakenIn && lookOf(food) !== null)
