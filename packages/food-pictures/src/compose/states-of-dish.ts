import type { Cut, FoodState, Heat, PlatedForm } from '../relief/plated-meal.ts'
import { isHeapedCondiment, isVanishing } from './food-kinds.ts'
import { cookedGrams, heaviestFirst, type ReadDish, type ReadFood } from './read-dish.ts'
import { isTakenIn } from './taken-in.ts'
import { wordSet } from './word-set.ts'

/** Cheeses that run in heat; halloumi and feta keep their shape. */
const MELTING_ROLES: ReadonlySet<string> = new Set(['sliced-cheese', 'savoury-topping'])

/** Small or leafy foods that no knife shapes: in "halved artichoke hearts and peas" the peas stay whole. */
const UNSHAPED_ROLES: ReadonlySet<string> = wordSet(
  'green-pulse pulse-canned pulse-dry lentil-dry split-pulse seed sprouts salad-leaf fresh-herb',
  'milk-like yoghurt-like cream-like tomato-sauce cooked-grain syrup',
)
const SHAPES_OF_KNIVES: ReadonlySet<Cut> = new Set<Cut>([
  'halved',
  'quartered',
  'wedges',
  'sliced',
  'rounds',
  'diced',
  'strips',
  'sticks',
])

const UNSHAPED_FOODS: ReadonlySet<string> = new Set(['capers', 'raisins', 'dried-cranberries', 'pomegranate', 'olives'])

/** What is filled keeps its shape, though its flesh is scooped out and chopped. */
const CONTAINER_CUTS: ReadonlySet<Cut> = new Set<Cut>(['whole', 'halved', 'caps'])

function cutsOf(food: ReadFood, dish: ReadDish, form: PlatedForm): readonly Cut[] {
  // Nuts that are crushed are still pieces.
  const isNut = food.role === 'nut'
  const cuts = food.handling.cuts.toReversed().map((cut) => (isNut && cut === 'mashed' ? 'chopped' : cut))
  const isContainer = form === 'stuffed' && heaviestFirst(dish)[0]?.index === food.index
  if (isContainer) return food.role === 'mushroom' ? ['caps'] : cuts.filter((cut) => CONTAINER_CUTS.has(cut))
  const isUnshaped = UNSHAPED_FOODS.has(food.id) || (food.role !== null && UNSHAPED_ROLES.has(food.role))
  return isUnshaped ? cuts.filter((cut) => !SHAPES_OF_KNIVES.has(cut)) : cuts
}

/** From this amount a topping is a part of the dish, and nothing strewn, in grams. */
const MOST_GARNISH_G = 30

/** Forms whose pot is a sauce, in which everything stews. */
const SAUCE_FORMS: ReadonlySet<PlatedForm> = new Set<PlatedForm>(['stew', 'eggs-in-sauce'])

/** Foods that stay grains or pieces of their own when boiled, whatever the form. */
const BOILED_ROLES: ReadonlySet<string> = new Set(['egg', 'cooked-grain', 'pasta', 'starchy-root', 'asian-noodles'])

/** Roles of what is dipped in crumbs and fried or baked. */
const CRUMBED_FORMS: ReadonlySet<PlatedForm> = new Set<PlatedForm>(['cutlet', 'patties'])

type Heats = FoodState['heats']

const GRAIN_ROLES: ReadonlySet<string> = wordSet('porridge-grain creamy-grain cooked-grain pasta asian-noodles')
const GRAIN_HEATS: ReadonlySet<Heat> = new Set<Heat>(['boiled', 'baked', 'toasted'])

/** What a soup does not soften: croutons, crisp bacon, tofu and mushrooms keep their brown. */
const CRISP_ROLES: ReadonlySet<string> = new Set(['bread', 'flatbread', 'tofu-like', 'mushroom', 'seed', 'sausage'])

const MELTABLE_ROLES: ReadonlySet<string> = new Set(['sliced-cheese', 'savoury-topping', 'nut-butter', 'chocolate'])

const first = (heat: Heat, heats: Heats): Heats => [...new Set([heat, ...heats])]
const replaced = (from: Heat, to: Heat, heats: Heats): Heats => [
  ...new Set(heats.map((heat) => (heat === from ? to : heat))),
]

/** Heats by what a food is, whatever the words say: grains boil, greens wilt. */
function heatsOfRole(heats: Heats, role: string): Heats | null {
  if (role === 'fresh-herb' || role === 'seed-spice') return []
  if (role === 'cooking-green') return heats.length > 0 ? ['wilted'] : []
  if (!GRAIN_ROLES.has(role)) return null
  const own = heats.filter((heat) => GRAIN_HEATS.has(heat))
  return own.length > 0 ? own : ['boiled']
}

function heatsOfForm(heats: Heats, { id, role }: ReadFood, form: PlatedForm): Heats {
  const isKept = role !== null && BOILED_ROLES.has(role)
  if (SAUCE_FORMS.has(form)) return isKept ? heats : replaced('boiled', 'stewed', heats)
  if (form === 'omelette' || form === 'scrambled-eggs')
    return role === 'egg' ? replaced('boiled', 'fried', heats) : heats
  const isSoftened =
    form === 'soup' && heats.includes('fried') && id !== 'bacon' && !(role !== null && CRISP_ROLES.has(role))
  return isSoftened ? first('boiled', heats) : heats
}

function heatsOf(food: ReadFood, form: PlatedForm): Heats {
  const { handling, role } = food
  const told = handling.heats.toReversed()
  const heats = role !== null && MELTABLE_ROLES.has(role) ? told : told.filter((heat) => heat !== 'melted')
  const byRole = role === null ? null : heatsOfRole(heats, role)
  if (byRole !== null) return byRole
  const isOnFire = heats.some((heat) => heat === 'baked' || heat === 'fried' || heat === 'melted')
  if (role !== null && MELTING_ROLES.has(role) && isOnFire) return first('melted', heats)
  return heatsOfForm(heats, food, form)
}

const IN_CRUMBS =
  /in(?:to)? the (?:rest of the )?breadcrumbs|and the breadcrumbs|with the rest of the breadcrumbs|then in the milk/

/** The hero of a dish in crumbs wears them: the heaviest food that was fried or baked. */
function crumbedFood(dish: ReadDish, form: PlatedForm): number {
  const hasCrumbs = dish.foods.some(({ role }) => role === 'breadcrumbs')
  if (!hasCrumbs || !CRUMBED_FORMS.has(form) || !IN_CRUMBS.test(dish.text)) return -1
  const seen = dish.foods.filter(({ handling, id, role }) => handling.heats.length > 0 && !isVanishing(id, role))
  return seen.toSorted((one, other) => cookedGrams(other) - cookedGrams(one))[0]?.index ?? -1
}

const PLAIN = { cuts: [], heats: [], isGarnish: false }

function stateOf(food: ReadFood, dish: ReadDish, form: PlatedForm): FoodState {
  if (form === 'sausages' && isHeapedCondiment(food.id)) return { ...PLAIN, isTakenIn: false }
  if (isVanishing(food.id, food.role)) return { ...PLAIN, isTakenIn: true }
  const takenIn = isTakenIn(food, dish, form)
  return {
    cuts: cutsOf(food, dish, form),
    heats: heatsOf(food, form),
    isGarnish: food.handling.isGarnish && !takenIn && food.grams <= MOST_GARNISH_G,
    isTakenIn: takenIn,
  }
}

/** The state of every food of a dish, parallel to its ingredients. */
export function statesOfDish(dish: ReadDish, form: PlatedForm): readonly FoodState[] {
  const crumbed = crumbedFood(dish, form)
  return dish.foods.map((food) => {
    const state = stateOf(food, dish, form)
    return food.index === crumbed ? { ...state, heats: [...new Set(['crumbed' as const, ...state.heats])] } : state
  })
}
