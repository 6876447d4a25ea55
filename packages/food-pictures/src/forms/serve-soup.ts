import { milkBed } from '../beds/liquid-bed.ts'
import { soupBeds } from '../beds/soups.ts'
import { findDrawing } from '../foods/drawing-of-food.ts'
import { cluster, drizzle, scatter, type Topping } from '../foods/food-drawing.ts'
import { crouton } from '../pieces/breads.ts'
import { dumpling, smallDumpling } from '../pieces/dumplings.ts'
import { CREAMS, DRINKS, FLOURS, YOGHURTS } from './kinds-of-food.ts'
import { hasWord, without, type DrawnFood, type Order } from './order.ts'
import { blendsIn, sauceTint } from './sauce-tint.ts'
import { EMPTY_SERVING, type Serving } from './serving.ts'
import { chooseToppings } from './toppings.ts'

const BLENDED_WORDS = new Set(['cream', 'creamy', 'krem', 'blended', 'velouté', 'bisque', 'smooth', 'gazpacho'])
/** Foods that make a swirl in a soup. */
const SWIRLED = [...CREAMS, ...YOGHURTS, 'kefir', 'tahini']
const CROUTON_WORDS = new Set(['crouton', 'grzanki', 'grzankami'])
const croutons = scatter(crouton, 8, { scale: 1.1 })
const CREAM = drizzle('#FFF6E4')

/** Dumplings of flour and water cooked in the soup: small dropped ones and filled ones. */
const DUMPLINGS: readonly (readonly [words: ReadonlySet<string>, drawing: Topping])[] = [
  [new Set(['uszka', 'kołduny', 'kolduny', 'pierogi']), cluster(dumpling, 4, { scale: 0.7, pitch: 13 })],
  [new Set(['zacierki', 'kluski', 'dumpling']), scatter(smallDumpling, 17, { scale: 1 })],
]
const asDumplings = (food: DrawnFood, order: Order): DrawnFood => {
  const named = FLOURS.includes(food.foodId) ? DUMPLINGS.find(([words]) => hasWord(order, words)) : undefined
  return named ? { ...food, drawing: named[1] } : food
}
/** Hides flour unless it became dumplings. A soup named after dumplings shows them first. */
function withDumplings(order: Order): Order {
  const foods = order.ingredients.flatMap((ingredient) => {
    const drawing = findDrawing(ingredient.foodId)
    if (!drawing) return []
    const food = asDumplings({ ...ingredient, drawing }, order)
    return food.drawing.isOnlyGlyph ? [] : [food]
  })
  const isFlour = ({ foodId }: DrawnFood): boolean => FLOURS.includes(foodId)
  return { ...order, foods: [...foods.filter(isFlour), ...foods.filter((food) => !isFlour(food))] }
}

const isSwirled = ({ foodId }: DrawnFood): boolean => SWIRLED.includes(foodId)
/** Bread stays beside the bowl, unless it was cut into croutons. */
const isBread = ({ drawing }: DrawnFood): boolean => drawing.role === 'base'
const asCroutons = (food: DrawnFood): DrawnFood => (isBread(food) ? { ...food, drawing: croutons } : food)

/** With this much milk the soup is white. */
const MILK_SOUP_FROM_G = 200
const isMilkSoup = (order: Order): boolean =>
  order.ingredients.some(({ foodId, grams }) => DRINKS.includes(foodId) && grams >= MILK_SOUP_FROM_G) &&
  sauceTint(order.ingredients, 'soup') === 'cream'

function swirlOf(order: Order): Serving['drizzle'] {
  const swirled = order.ingredients.find(({ foodId }) => SWIRLED.includes(foodId))
  return swirled ? { ...CREAM, foodId: swirled.foodId } : null
}

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
    bed: isMilkSoup(order) ? milkBed : soupBeds[sauceTint(order.ingredients, isBlended ? 'blended' : 'soup')],
    drizzle: swirlOf(order),
  }
}
