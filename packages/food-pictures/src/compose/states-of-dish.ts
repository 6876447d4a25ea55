import type { FoodState, PlatedForm } from '../relief/plated-meal.ts'
import { isVanishing } from './food-kinds.ts'
import type { Handling } from './kitchen.ts'
import type { ReadDish } from './read-dish.ts'
import { isTakenIn } from './taken-in.ts'

/** Cheeses that run in heat; halloumi and feta keep their shape. */
const MELTING_ROLES: ReadonlySet<string> = new Set(['sliced-cheese', 'savoury-topping'])

/** Forms whose pot is a sauce, in which everything stews. */
const SAUCE_FORMS: ReadonlySet<PlatedForm> = new Set<PlatedForm>(['stew', 'eggs-in-sauce'])

/** Foods that stay grains or pieces of their own when boiled, whatever the form. */
const BOILED_ROLES: ReadonlySet<string> = new Set(['egg', 'cooked-grain', 'pasta', 'starchy-root', 'asian-noodles'])

/** Roles of what is dipped in crumbs and fried or baked. */
const CRUMBED_FORMS: ReadonlySet<PlatedForm> = new Set<PlatedForm>(['cutlet', 'patties'])

function heatsOf(handling: Handling, role: string | null, form: PlatedForm): FoodState['heats'] {
  const heats = handling.heats.toReversed()
  const isOnFire = heats.some((heat) => heat === 'baked' || heat === 'fried' || heat === 'melted')
  if (role !== null && MELTING_ROLES.has(role) && isOnFire) return [...new Set(['melted' as const, ...heats])]
  if (!SAUCE_FORMS.has(form) || (role !== null && BOILED_ROLES.has(role))) return heats
  return [...new Set(heats.map((heat) => (heat === 'boiled' ? 'stewed' : heat)))]
}

/** The hero of a dish in crumbs wears them: the heaviest food that was fried or baked. */
function crumbedFood(dish: ReadDish, form: PlatedForm): number {
  const hasCrumbs = dish.foods.some(({ role }) => role === 'breadcrumbs')
  if (
    !hasCrumbs ||
    !CRUMBED_FORMS.has(form) ||
    !/in(?:to)? the (?:rest of the )?breadcrumbs|and the breadcrumbs|milk and the|coat|press them into/.test(dish.text)
  )
    return -1
  const seen = dish.foods.filter(({ handling, id, role }) => handling.heats.length > 0 && !isVanishing(id, role))
  return seen.toSorted((one, other) => other.grams - one.grams)[0]?.index ?? -1
}

/** The state of every food of a dish, parallel to its ingredients. */
export function statesOfDish(dish: ReadDish, form: PlatedForm): readonly FoodState[] {
  const crumbed = crumbedFood(dish, form)
  return dish.foods.map((food) => {
    const heats = heatsOf(food.handling, food.role, form)
    const takenIn = isTakenIn(food, dish, form)
    return {
      cuts: food.handling.cuts.toReversed(),
      heats: food.index === crumbed ? [...new Set(['crumbed' as const, ...heats])] : heats,
      isGarnish: food.handling.isGarnish && !takenIn,
      isTakenIn: takenIn,
    }
  })
}
