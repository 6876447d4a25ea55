import type { Place, PlatedForm } from '../relief/plated-meal.ts'
import { isBread } from './food-kinds.ts'
import type { FormedDish } from './main-dish.ts'

/** What a side needs to know of its meal. */
export interface MealPlan {
  /** Small letters. */
  readonly title: string
  readonly dishes: readonly FormedDish[]
  readonly main: number
}

type Forms = ReadonlySet<PlatedForm>
const formsOf = (...forms: readonly PlatedForm[]): Forms => new Set(forms)

/** Bowls and glasses, on which everything else of the meal lies. */
const TOPPED: Forms = formsOf(
  'porridge',
  'pudding',
  'yoghurt-bowl',
  'layered-glass',
  'smoothie-bowl',
  'grain-bowl',
  'milk-soup',
)
const BREADS: Forms = formsOf('open-sandwich', 'crispbread', 'filled-roll', 'wrap', 'rolls')
const DOUGHS: Forms = formsOf('pancakes', 'filled-dumplings', 'knedle', 'dumplings', 'omelette')
const PASTAS: Forms = formsOf('pasta', 'noodles', 'mixed-grain')

const APART = /afterwards|alongside|beside|eat (?:them|it|the rest)|serve with|on the side|drink it|^finish with/
const FILLING =
  /filling|\b(?:spread|cream|paste|hummus|smash|mayo|pâté)\b|^(?:quick slaw|pickled carrot|beans and tomato|crushed)/
const FILLED =
  /\bfill the|\bfill them|roll it up in|fold (?:the filling )?into|fill and fold|spread (?:thickly|it|the|them)|heap the|spoon it into|on top/
const INTO_SOUP =
  /to the soup|over the soup|in the (?:strained )?soup|into the bowl|pour the|with broth|will soak up the soup/
const SAUCE = /sauce|gravy/
const OVER =
  /(?:heap|spoon|pour|ladle|pile)[^.]*\bover\b|lay the (?:balls|dumplings)[^.]*in|in the sauce|meatballs in it|over the rolls|spread over/
const BAKED_TOGETHER = /over the (?:meat|rolls)|crust|into a dish/

const isAfter = (index: number, { main }: MealPlan): boolean => index > main

/** Whether a dish is part of the main one: its filling, its sauce, what lies in its bowl. */
function isTakenUp(index: number, plan: MealPlan): boolean {
  const dish = plan.dishes[index]
  const main = plan.dishes[plan.main]
  if (dish === undefined || main === undefined) return false
  const both = `${dish.text} ${main.text}`
  if (TOPPED.has(main.form)) return !APART.test(dish.text) || /serve on the cream/.test(dish.text)
  if (BREADS.has(main.form))
    return (
      (!isAfter(index, plan) && FILLED.test(both) && !isApartBread(dish)) ||
      /into the pita|lay them on the toast/.test(dish.text)
    )
  if (DOUGHS.has(main.form))
    return FILLING.test(dish.name) || /fold(?: the filling)? into the (?:pancakes|omelettes)/.test(both)
  if (main.form === 'soup') return INTO_SOUP.test(dish.text)
  if (main.form === 'stuffed' || main.form === 'jacket-potatoes')
    return /pile the skyr into|fill it with/.test(dish.text)
  if (PASTAS.has(main.form)) return isPartOfPasta(dish, both)
  if (main.form === 'bake') return BAKED_TOGETHER.test(dish.text) || SAUCE.test(dish.name)
  return false
}

const isApartBread = ({ text }: FormedDish): boolean => APART.test(text) && !FILLED.test(text)

const isPartOfPasta = (dish: FormedDish, both: string): boolean =>
  PASTAS.has(dish.form) ||
  /pesto|sauce|bolognese|stroganoff|meatballs/.test(dish.name) ||
  /fold in the buckwheat/.test(both)

const COLD_FORMS: Forms = formsOf('salad', 'spread', 'yoghurt-bowl')

function isCold(dish: FormedDish): boolean {
  if (/\bwarm\b|buttered|steamed/.test(dish.name)) return false
  if (COLD_FORMS.has(dish.form)) return true
  return dish.foods.every(({ handling }) => handling.heats.length === 0)
}

/** A small bowl at the rim holds so much, in grams. */
const BOWL_G = 190
/** Less is a heap beside the main dish and no bowl of its own. */
const LEAST_BOWL_G = 40

/** Main dishes that fill their crockery to the rim, so that a cold side lies beside it. */
const FULL: Forms = formsOf('tray', 'rolls', 'skewers')

function placeOfSide(index: number, plan: MealPlan): Place {
  const dish = plan.dishes[index]
  const main = plan.dishes[plan.main]
  if (dish === undefined || main === undefined) return 'beside'
  if (isTakenUp(index, plan)) return 'main'
  if (
    (SAUCE.test(dish.name) && OVER.test(dish.text)) ||
    (isAfter(index, plan) && OVER.test(dish.text) && !isCold(dish))
  )
    return 'over'
  if (main.form === 'jacket-potatoes' && OVER.test(dish.text)) return 'over'
  const grams = dish.foods.reduce((sum, food) => sum + food.grams, 0)
  const isPiece = dish.form === 'fruit-plate' || dish.foods.some(({ role }) => isBread(role))
  const fits = grams >= LEAST_BOWL_G && grams <= BOWL_G && !FULL.has(main.form)
  return isCold(dish) && !isPiece && fits ? 'bowl' : 'beside'
}

/** Where each dish of a meal lies. Only one small bowl finds room. */
export function placesOf(plan: MealPlan): readonly Place[] {
  const places = plan.dishes.map((_, index) => (index === plan.main ? ('main' as const) : placeOfSide(index, plan)))
  const bowl = places.indexOf('bowl')
  return places.map((place, index) => (place === 'bowl' && index !== bowl ? 'beside' : place))
}
