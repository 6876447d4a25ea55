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

/** Forms that accompany others, from the least of them; a dish of another form is the hero of its meal. */
const SIDE_FORMS: readonly PlatedForm[] = [
  'nuts',
  'fruit-plate',
  'salad',
  'yoghurt-bowl',
  'grain',
  'vegetables',
  'spread',
  'mash',
  'jacket-potatoes',
]

/** The dish that gives its form to the picture: the first, unless it only accompanies another. */
export function mainDishOf(dishes: readonly FormedDish[]): number {
  const rankOf = (form: PlatedForm): number =>
    SIDE_FORMS.includes(form) ? SIDE_FORMS.indexOf(form) : SIDE_FORMS.length
  const ranks = dishes.map(({ form }) => rankOf(form))
  return ranks[0] === SIDE_FORMS.length ? 0 : ranks.indexOf(Math.max(...ranks))
}
