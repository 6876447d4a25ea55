import type { Place, PlatedForm } from '../relief/plated-meal.ts'
import { isBread } from './food-kinds.ts'
import { isTakenUp } from './is-taken-up.ts'
import type { MealPlan } from './meal-plan.ts'
import type { FormedDish } from './main-dish.ts'

const OVER =
  /serve (?:it|them) over|(?:heap|spoon|pour|ladle|pile|lay|scatter)(?: it| them| the balls| the dumplings)? (?:over|on|onto) (?:the|top|everything)|meatballs in it|top the \w+ with|balls in it|pour over$|fill the dimples|in the sauce/
const SAUCE = /^(?!.* in ).*(?:sauce|gravy)$/
/** Fills or lies in the potatoes that were split for it. */
const INTO_POTATOES = /heap|pile|fill/

const COLD_FORMS: ReadonlySet<PlatedForm> = new Set<PlatedForm>(['salad', 'spread', 'yoghurt-bowl'])
const WARMED = /^(?:warm|heat)\b|\bwarm (?:the|it|them|in a)\b|over (?:high|medium|low) heat/

function isCold(dish: FormedDish): boolean {
  if (/\bwarm\b|buttered|steamed/.test(dish.name) || WARMED.test(dish.text)) return false
  if (COLD_FORMS.has(dish.form)) return true
  return dish.foods.every(({ handling }) => handling.heats.length === 0)
}

/** A small bowl at the rim holds so much, in grams. */
const BOWL_G = 210
/** Less is a heap beside the main dish and no bowl of its own. */
const LEAST_BOWL_G = 40

/** Main dishes that fill their crockery to the rim, so that a cold side lies beside it. */
const FULL: ReadonlySet<PlatedForm> = new Set<PlatedForm>(['skewers'])

const DIP = /\bdip\b/

function isOver(dish: FormedDish, main: FormedDish): boolean {
  if (main.form === 'jacket-potatoes' && INTO_POTATOES.test(dish.text)) return true
  // The form of a tray pours nothing; a dip stands beside it.
  if (main.form === 'tray') return false
  return (SAUCE.test(dish.name) && !/yoghurt/.test(dish.name)) || OVER.test(dish.text)
}

function fitsBowl(dish: FormedDish, main: FormedDish): boolean {
  if (dish.form === 'soup' || DIP.test(dish.name)) return true
  const grams = dish.foods.reduce((sum, food) => sum + food.grams, 0)
  const isPiece = dish.form === 'fruit-plate' || dish.foods.some(({ role }) => isBread(role))
  return isCold(dish) && !isPiece && grams >= LEAST_BOWL_G && grams <= BOWL_G && !FULL.has(main.form)
}

function placeOfSide(index: number, plan: MealPlan): Place {
  const dish = plan.dishes[index]
  const main = plan.dishes[plan.main]
  if (dish === undefined || main === undefined) return 'beside'
  if (isTakenUp(index, plan)) return 'main'
  if (isOver(dish, main)) return 'over'
  return fitsBowl(dish, main) ? 'bowl' : 'beside'
}

/** Where each dish of a meal lies. Only one small bowl finds room. */
export function placesOf(plan: MealPlan): readonly Place[] {
  const places = plan.dishes.map((_, index) => (index === plan.main ? ('main' as const) : placeOfSide(index, plan)))
  const bowl = places.indexOf('bowl')
  return places.map((place, index) => (place === 'bowl' && index !== bowl ? 'beside' : place))
}
