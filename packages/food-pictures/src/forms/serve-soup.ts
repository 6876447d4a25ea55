import { soupBeds } from '../beds/soups.ts'
import { findDrawing } from '../foods/drawing-of-food.ts'
import { cluster, drizzle, scatter, type Topping } from '../foods/food-drawing.ts'
import { crouton } from '../pieces/breads.ts'
import { dumpling, smallDumpling } from '../pieces/pasta.ts'
import { CREAMS, FLOURS, YOGHURTS } from './kinds-of-food.ts'
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

/** Dumplings of flour and water cooked in the soup: small ones scraped into it, filled ones beside them. */
const DUMPLINGS: readonly (readonly [words: ReadonlySet<string>, drawing: Topping])[] = [
  [new Set(['uszka', 'kołduny', 'kolduny', 'pierogi']), cluster(dumpling, 4, { scale: 0.8, pitch: 10 })],
  [new Set(['zacierki', 'kluski', 'dumpling']), scatter(smallDumpling, 13, { scale: 0.75 })],
]
const asDumplings = (food: DrawnFood, order: Order): DrawnFood => {
  const named = FLOURS.includes(food.foodId) ? DUMPLINGS.find(([words]) => hasWord(order, words)) : undefined
  return named ? { ...food, drawing: named[1] } : food
}
/** Flour is kept out of sight unless it became dumplings. */
const withDumplings = (order: Order): Order => ({
  ...order,
  foods: order.ingredients.flatMap((ingredient) => {
    const drawing = findDrawing(ingredient.foodId)
    if (!drawing) return []
    const food = asDumplings({ ...ingredient, drawing }, order)
    return food.drawing.isOnlyGlyph ? [] : [food]
  }),
})

const isSwirled = ({ foodId }: DrawnFood): boolean => SWIRLED.includes(foodId)
/** Bread stays beside the bowl, unless it was cut into croutons. */
const isBread = ({ drawing }: DrawnFood): boolean => drawing.role === 'base'
const asCroutons = (food: DrawnFood): DrawnFood => (isBread(food) ? { ...food, drawing: croutons } : food)

export function serveSoup(order: Order): Serving {
  const isBlended = hasWord(order, BLENDED_WORDS)
  const hasCroutons = hasWord(order, CROUTON_WORDS)
  const seen = without(
    withDumplings(order),
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
