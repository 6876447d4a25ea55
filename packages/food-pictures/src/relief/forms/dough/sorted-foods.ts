import { isCover } from '../../looks/cover-look-of.ts'
import type { PlatedFood } from '../../plated-meal.ts'

/** Foods of a dish by what they do on a bread. */
export interface SortedFoods {
  /** The bread, tortilla, roll or crispbread; null when the dish has none. */
  readonly base: PlatedFood | null
  /** Spread over the base, the thickest layer first. */
  readonly spreads: readonly PlatedFood[]
  /** Laid on it in pieces: flat ones first, so that small ones lie on top. */
  readonly covers: readonly PlatedFood[]
  readonly garnish: readonly PlatedFood[]
  /** Cheese that ran over the base in the heat. */
  readonly melted: readonly PlatedFood[]
  /** Served beside: sticks to dip, whole vegetables and fruit. */
  readonly aside: readonly PlatedFood[]
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

/** Vegetables in sticks or whole are served beside a bread, not on it, from this amount on. */
const ASIDE_G = 50
const ASIDE_CUTS = new Set(['sticks', 'whole', 'wedges'])
const ASIDE_ROLES = new Set([
  'crisp-vegetable',
  'root-vegetable',
  'sweet-pepper',
  'stalk-vegetable',
  'orchard-fruit',
  'tomato',
])
const UNDER_JAM_G = 14

/** Too little to be seen between bread and cover. */
const LEAST_SPREAD_G = 6

/** Strewn over sweet things as a white dust. */
export const SWEET_DUST: ReadonlySet<string> = new Set(['icing-sugar', 'sugar', 'xylitol', 'vanilla-sugar'])

/** Grated tomato is a pulp, and so is beetroot that was boiled and grated into a spread. */
const isPulp = ({ role, foodId, cuts, heats }: PlatedFood): boolean =>
  cuts.includes('grated') && (role === 'tomato' || (foodId === 'beetroot' && heats.length > 0))

/** So many seeds that no step cuts are the spread itself, not a sprinkling. */
const SEED_SPREAD_G = 18
const isSeedSpread = ({ role, cuts, grams, isGarnish, heats }: PlatedFood): boolean =>
  role === 'seed' && grams >= SEED_SPREAD_G && !isGarnish && cuts.length === 0 && heats.length === 0

export const isSpread = (food: PlatedFood): boolean => {
  const { role, foodId, cuts } = food
  return (
    isPulp(food) ||
    isSeedSpread(food) ||
    (role !== null && SPREAD_ROLES.has(role)) ||
    SPREAD_FOODS.has(foodId) ||
    cuts.some((cut) => SPREAD_CUTS.has(cut))
  )
}

const isSmall = ({ role, isGarnish, grams }: PlatedFood): boolean =>
  grams <= SPRINKLING_G && (isGarnish || (role !== null && SMALL_ROLES.includes(role)))

const isMelted = ({ role, heats, isTakenIn }: PlatedFood): boolean =>
  !isTakenIn && role === 'sliced-cheese' && heats.length > 0

/** An apple that no step cuts is eaten beside the bread. */
const isUncutFruit = ({ role, cuts }: PlatedFood): boolean => role === 'orchard-fruit' && cuts.length === 0

const isAside = (food: PlatedFood): boolean => {
  const { role, cuts, grams, isGarnish } = food
  if (grams < ASIDE_G || isGarnish || role === null || !ASIDE_ROLES.has(role)) return false
  return isUncutFruit(food) || cuts.some((cut) => ASIDE_CUTS.has(cut))
}

/** What a bread is named after lies over what is cut small with it. */
const TOPMOST_FOODS = new Set(['canned-sardines', 'herring-in-oil', 'smoked-sprats'])

/** Flat covers first, then others, small ones last. */
function layerOf({ role, foodId }: PlatedFood): number {
  if (TOPMOST_FOODS.has(foodId)) return FLAT_ROLES.length + 0.5
  if (role === null) return FLAT_ROLES.length
  const flat = FLAT_ROLES.indexOf(role)
  if (flat >= 0) return flat
  return FLAT_ROLES.length + (SMALL_ROLES.includes(role) ? 1 : 0)
}

/** A herb that is mashed into a paste is seen in it as specks, not as a paste of its own. */
const isPasteLike = (food: PlatedFood): boolean =>
  isSpread(food) && food.role !== 'fresh-herb' && food.grams >= LEAST_SPREAD_G

/** Jam and pulp: what is stirred in is named by the recipe, but seen with them. */
const isStirredOrUnder = ({ role, foodId }: PlatedFood): boolean => role === 'jam' || foodId === 'beetroot'

/** Under jam there may be what the recipe says is stirred in. */
const isUnderJam = (food: PlatedFood): boolean =>
  food.isTakenIn && food.role !== 'jam' && food.grams >= UNDER_JAM_G && isSpread(food)

function spreadsOf(foods: readonly PlatedFood[]): readonly PlatedFood[] {
  const seen = foods.filter((food) => !food.isTakenIn && isPasteLike(food))
  const hasUnder = seen.length > 0 && seen.every(isStirredOrUnder)
  const under = hasUnder ? foods.filter(isUnderJam) : []
  const found = seen.length > 0 ? [...seen, ...under] : foods.filter((food) => food.isTakenIn && isPasteLike(food))
  return found.toSorted((one, other) => other.grams - one.grams)
}

/** Bread that was soaked in whisked egg and fried. */
export const isSoakedInEgg = ({ heats }: PlatedFood, foods: readonly PlatedFood[]): boolean =>
  heats.includes('fried') &&
  foods.some(({ role, isTakenIn, heats: others }) => role === 'egg' && isTakenIn && others.includes('fried'))

/** Fruit is served beside bread that was fried in egg, so that its golden crust is seen. */
const isFruitBeside = ({ role, grams }: PlatedFood): boolean =>
  grams >= ASIDE_G && role !== null && (role === 'sweet-citrus' || role === 'berry' || role === 'orchard-fruit')

/** Sorts the foods of a dish into its base and what lies on it. */
export function sortFoods(foods: readonly PlatedFood[]): SortedFoods {
  const base =
    foods.find(({ role, isTakenIn }) => role !== null && BASE_ROLES.has(role) && !isTakenIn) ??
    foods.find(({ role }) => role !== null && BASE_ROLES.has(role)) ??
    null
  const rest = foods.filter((food) => food !== base)
  const spreads = spreadsOf(rest)
  const melted = rest.filter(isMelted)
  const pieces = rest.filter((food) => !spreads.includes(food) && !melted.includes(food) && isCover(food))
  const isSoaked = base !== null && isSoakedInEgg(base, rest)
  const aside = pieces.filter((food) => isAside(food) || (isSoaked && isFruitBeside(food)))
  return {
    base,
    spreads,
    melted,
    aside,
    covers: pieces
      .filter((food) => !isSmall(food) && !aside.includes(food))
      .toSorted((one, other) => layerOf(one) - layerOf(other)),
    garnish: pieces.filter(isSmall),
  }
}
