import { soupBeds } from '../beds/soups.ts'
import { drizzle, scatter } from '../foods/food-drawing.ts'
import { crouton } from '../pieces/breads.ts'
import { CREAMS, YOGHURTS } from './kinds-of-food.ts'
import { hasFood, hasWord, without, type DrawnFood, type Order } from './order.ts'
import { blendsIn, sauceTint } from './sauce-tint.ts'
import { EMPTY_SERVING, type Serving } from './serving.ts'
import { chooseToppings } from './toppings.ts'

const BLENDED_WORDS = new Set(['cream', 'creamy', 'krem', 'blended', 'velouté', 'bisque', 'smooth', 'gazpacho'])
/** Spooned or poured over a soup these make a swirl. */
const SWIRLED = [...CREAMS, ...YOGHURTS, 'kefir', 'tahini']
const CROUTON_WORDS = new Set(['crouton', 'grzanki', 'grzankami'])
const croutons = scatter(crouton, 8, { scale: 1.1 })
const CREAM = drizzle('#FFF6E4')

const isSwirled = ({ foodId }: DrawnFood): boolean => SWIRLED.includes(foodId)
/** Bread stays beside the bowl, unless it was cut into croutons. */
const isBread = ({ drawing }: DrawnFood): boolean => drawing.role === 'base'
const asCroutons = (food: DrawnFood): DrawnFood => (isBread(food) ? { ...food, drawing: croutons } : food)

export function serveSoup(order: Order): Serving {
  const isBlended = hasWord(order, BLENDED_WORDS)
  const hasCroutons = hasWord(order, CROUTON_WORDS)
  const seen = without(
    order,
    (food) =>
      isSwirled(food) ||
      (isBread(food) && !hasCroutons) ||
      food.drawing.cooksAway === true ||
      (isBlended && blendsIn(food.foodId)),
  )
  return {
    ...EMPTY_SERVING,
    ...chooseToppings(seen.foods.map(asCroutons), 1),
    layout: 'floating',
    vessel: 'bowl',
    bed: soupBeds[sauceTint(order.ingredients, isBlended ? 'blended' : 'soup')],
    drizzle: hasFood(order, ...SWIRLED) ? { ...CREAM, foodId: 'sour-cream' } : null,
  }
}
