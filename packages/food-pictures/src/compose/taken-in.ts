import type { Cut, PlatedForm } from '../relief/plated-meal.ts'
import { isBinding, isEgg, isFlour, isVanishing } from './food-kinds.ts'
import { cookedGrams, type ReadDish, type ReadFood } from './read-dish.ts'

/** Forms in which milk and its like are seen as the liquid. */
const LIQUID_FORMS: ReadonlySet<PlatedForm> = new Set<PlatedForm>(['milk-soup', 'drink', 'layered-glass'])

/** Forms that show eggs as eggs. */
const EGG_FORMS: ReadonlySet<PlatedForm> = new Set<PlatedForm>([
  'omelette',
  'scrambled-eggs',
  'eggs-in-sauce',
  'boiled-eggs',
])

/** From this amount kefir is the body of a cold soup, in grams. */
const SOUP_BODY_G = 100

/** What a mass is never called by, however much of it there is. */
const NEVER_BODY_ROLES: ReadonlySet<string> = new Set([
  'milk-like',
  'sour-milk',
  'cream-like',
  'onion-family',
  'sour-citrus',
])

const partnersOf = (food: ReadFood, dish: ReadDish): readonly ReadFood[] =>
  dish.foods.filter(({ index, id, role }) => food.handling.mixedWith.has(index) && !isVanishing(id, role))

/** The heaviest of what was made one mass with a food is seen; flour and milk never are. */
function isLesserPart(food: ReadFood, dish: ReadDish): boolean {
  const partners = partnersOf(food, dish).filter(
    ({ role, id, handling }) =>
      !isFlour(role) &&
      (!isEgg(id) || handling.cuts.includes('mashed')) &&
      (role === null || !NEVER_BODY_ROLES.has(role)) &&
      !handling.isGarnish,
  )
  return partners.some((partner) => cookedGrams(partner) > cookedGrams(food))
}

function isLiquidTakenIn({ role, grams }: ReadFood, form: PlatedForm): boolean {
  if (LIQUID_FORMS.has(form)) return false
  return !(form === 'soup' && role === 'sour-milk' && grams >= SOUP_BODY_G)
}

/** Doughs, batters and masses that bind with egg. */
const BOUND_FORMS: ReadonlySet<PlatedForm> = new Set<PlatedForm>([
  'pancakes',
  'dumplings',
  'filled-dumplings',
  'knedle',
  'cake',
  'bites',
  'patties',
  'cutlet',
  'bake',
])

const EGG_CUTS: ReadonlySet<Cut> = new Set<Cut>(['halved', 'quartered', 'sliced'])

function isEggTakenIn({ handling: { cuts, heats, isSmooth } }: ReadFood, form: PlatedForm): boolean {
  if (EGG_FORMS.has(form)) return false
  // Only an egg that was boiled in its shell can be halved.
  if (heats.includes('boiled') && cuts.some((cut) => EGG_CUTS.has(cut))) return false
  if (BOUND_FORMS.has(form) || (isSmooth && !cuts.includes('mashed'))) return true
  return (
    !heats.includes('boiled') && !heats.includes('fried') && !cuts.some((cut) => cut === 'mashed' || cut === 'sliced')
  )
}

/** Up to this amount cream is stirred in even where the steps only add it, in grams. */
const LITTLE_CREAM_G = 30

function isCreamTakenIn(food: ReadFood, form: PlatedForm): boolean {
  const { mixedWith, heats } = food.handling
  const isCooked = mixedWith.size > 0 || heats.length > 0 || food.grams <= LITTLE_CREAM_G
  return isCooked && isLiquidTakenIn(food, form)
}

/** Crumbs are kneaded in or coat a hero, unless they are toasted by themselves and poured over. */
function areCrumbsTakenIn({ handling: { mixedWith, heats } }: ReadFood, form: PlatedForm): boolean {
  if (form === 'cutlet' || form === 'patties') return true
  return mixedWith.size > 0 && !heats.includes('toasted')
}

/** Yoghurt in a batter or a dough, and what a cutlet is dipped in. */
function isSourMilkInDough(food: ReadFood, dish: ReadDish, form: PlatedForm): boolean {
  if (form === 'tart' || (food.role !== 'sour-milk' && food.role !== 'yoghurt-like')) return false
  if (form === 'cutlet') return food.role === 'sour-milk'
  const { heats } = food.handling
  const isHeated = heats.includes('baked') || heats.includes('fried')
  return isHeated || partnersOf(food, dish).some((partner) => isFlour(partner.role))
}

const isBlendedAway = (food: ReadFood, dish: ReadDish, form: PlatedForm): boolean => {
  const last = food.handling.cuts.at(-1)
  const isGratedIn = food.handling.isSmooth && last === 'grated' && form !== 'salad'
  return (last === 'blended' || isGratedIn) && isLesserPart(food, dish)
}

const JUICED: ReadonlySet<Cut> = new Set<Cut>(['mashed', 'blended', 'grated'])

/** Only the juice of a lemon is used, unless it is cut. */
const isJuice = ({ role, handling }: ReadFood): boolean =>
  role === 'sour-citrus' && handling.cuts.every((cut) => JUICED.has(cut))

function isRoleTakenIn(food: ReadFood, dish: ReadDish, form: PlatedForm): boolean {
  switch (food.role) {
    case 'milk-like':
      return isLiquidTakenIn(food, form)
    case 'cream-like':
      return isCreamTakenIn(food, form)
    case 'sugar':
    case 'syrup':
      return true
    case 'breadcrumbs':
      return areCrumbsTakenIn(food, form)
    default:
      return isBinding(food.id, food.role) ? isLesserPart(food, dish) : isBlendedAway(food, dish, form)
  }
}

/** Whether a food is not seen by itself: kneaded, whisked, melted, dissolved or blended into others. */
export function isTakenIn(food: ReadFood, dish: ReadDish, form: PlatedForm): boolean {
  if (isVanishing(food.id, food.role) || isFlour(food.role) || isJuice(food)) return true
  if (food.handling.isGarnish) return false
  if (isEgg(food.id)) return isEggTakenIn(food, form)
  if (food.id === 'coconut-milk') return isCreamTakenIn(food, form)
  return isSourMilkInDough(food, dish, form) || isRoleTakenIn(food, dish, form)
}
