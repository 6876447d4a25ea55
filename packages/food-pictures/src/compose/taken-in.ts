import type { PlatedForm } from '../relief/plated-meal.ts'
import { isBinding, isEgg, isFlour, isVanishing } from './food-kinds.ts'
import type { ReadDish, ReadFood } from './read-dish.ts'

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

const LIQUID_ROLES: ReadonlySet<string> = new Set(['milk-like', 'sour-milk', 'cream-like'])

const partnersOf = (food: ReadFood, dish: ReadDish): readonly ReadFood[] =>
  dish.foods.filter(({ index, id, role }) => food.handling.mixedWith.has(index) && !isVanishing(id, role))

/** The heaviest of what was made one mass with a food is seen; flour and milk never are. */
function isLesserPart(food: ReadFood, dish: ReadDish): boolean {
  const partners = partnersOf(food, dish).filter(
    ({ role, id, handling }) =>
      !isFlour(role) && !isEgg(id) && (role === null || !LIQUID_ROLES.has(role)) && !handling.isGarnish,
  )
  return partners.some(({ grams }) => grams > food.grams)
}

function isLiquidTakenIn({ role, grams }: ReadFood, form: PlatedForm): boolean {
  if (LIQUID_FORMS.has(form)) return false
  return !(form === 'soup' && role === 'sour-milk' && grams >= SOUP_BODY_G)
}

function isEggTakenIn(food: ReadFood, form: PlatedForm): boolean {
  if (EGG_FORMS.has(form)) return false
  const { cuts, heats, isSmooth } = food.handling
  if (isSmooth && !cuts.includes('mashed')) return true
  return (
    !heats.includes('boiled') && !heats.includes('fried') && !cuts.some((cut) => cut === 'mashed' || cut === 'sliced')
  )
}

const isBlendedAway = (food: ReadFood, dish: ReadDish): boolean =>
  (food.handling.cuts.at(-1) === 'blended' || (food.handling.isSmooth && food.handling.cuts.at(-1) === 'grated')) &&
  isLesserPart(food, dish)

/** Whether a food is not seen by itself: kneaded, whisked, melted, dissolved or blended into others. */
export function isTakenIn(food: ReadFood, dish: ReadDish, form: PlatedForm): boolean {
  const { id, role, handling } = food
  if (isVanishing(id, role)) return true
  if (isFlour(role)) return true
  if (handling.isGarnish) return role === 'sour-citrus' && handling.cuts.length === 0
  if (isEgg(id)) return isEggTakenIn(food, form)
  if (role === 'milk-like' || role === 'cream-like' || id === 'coconut-milk') return isLiquidTakenIn(food, form)
  if (role === 'sour-citrus' && !handling.cuts.some((cut) => cut !== 'mashed' && cut !== 'blended' && cut !== 'grated'))
    return true
  if (role === 'sugar' || role === 'syrup') return true
  if (role === 'breadcrumbs') return handling.mixedWith.size > 0 || form === 'cutlet' || form === 'patties'
  if (isBinding(id, role)) return isLesserPart(food, dish)
  return isBlendedAway(food, dish)
}
