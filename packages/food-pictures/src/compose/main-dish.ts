import type { PlatedForm } from '../relief/plated-meal.ts'
import { isBread, isRollFood } from './food-kinds.ts'
import { formByFoods } from './form-by-foods.ts'
import { formByName } from './form-by-name.ts'
import type { ReadDish } from './read-dish.ts'

/** A dish with the form it would have by itself. */
export interface FormedDish extends ReadDish {
  readonly form: PlatedForm
}

const ON_BREAD =
  /(?:spread|heap|pile|lay|top|drape|ripple|put)[^.]*\b(?:on|onto|over|with)\b[^.]*|toast(?:ed)? the|spread it thickly|mop up/

/** Spread, heaped or laid on bread in the same dish, a spread is a slice of bread: "spread it on the rye bread". */
function formOnBread(dish: ReadDish, form: PlatedForm): PlatedForm {
  const bread = dish.foods.find(({ role, grams }) => isBread(role) && grams >= 15)
  if (bread === undefined || !/^(?:spread|salad|yoghurt-bowl|slices|fillet|heap|vegetables|filled-roll)$/.test(form))
    return form
  if (!ON_BREAD.test(dish.text) || /serve with|eat with|scoop|alongside/.test(dish.text.split('.').at(-2) ?? ''))
    return form
  if (bread.role === 'crispbread') return 'crispbread'
  if (form === 'filled-roll' || isRollFood(bread.id))
    return /spread|curd/.test(dish.name) ? 'open-sandwich' : 'filled-roll'
  return bread.role === 'bread' ? 'open-sandwich' : form
}

export function formDish(dish: ReadDish): FormedDish {
  return { ...dish, form: formOnBread(dish, formByName(dish.name) ?? formByFoods(dish)) }
}

/** How much a form is the hero of a meal. Forms that are not listed lead. */
const RANKS: ReadonlyMap<PlatedForm, number> = new Map<PlatedForm, number>([
  ['nuts', 0],
  ['fruit-plate', 0],
  ['salad', 1],
  ['yoghurt-bowl', 1],
  ['grain', 1],
  ['spread', 2],
  ['mash', 4],
  ['jacket-potatoes', 3],
  ['vegetables', 4],
  ['mixed-grain', 4],
])
const LEADING = 5
const ACCOMPANYING = 1

const SERVED_WITH = /^(?:serve|eat) with/
/** "Chicken in dill sauce" is a dish, "Dill sauce" a part of one. */
const IS_PART = /^(?!.* in ).*(?:sauce|gravy|pesto)$|filling|^pickled/

function rankOf({ form, name, text, foods }: FormedDish): number {
  const heaviest = foods.toSorted((one, other) => other.grams - one.grams)[0]
  const isPotatoes = form === 'vegetables' && heaviest?.id === 'potato'
  if (SERVED_WITH.test(text) || IS_PART.test(name) || isPotatoes) return ACCOMPANYING
  return RANKS.get(form) ?? LEADING
}

/** The dish that gives its form to the picture: the first of those that lead most. */
export function mainDishOf(dishes: readonly FormedDish[]): number {
  const ranks = dishes.map(rankOf)
  return ranks.indexOf(Math.max(...ranks))
}
