import { skewerOf } from '../pieces/skewer.ts'
import { rowOf } from './heaps.ts'
import { without, type DrawnFood, type Order } from './order.ts'
import { servePlain, servePlate } from './serve-plain.ts'
import type { Serving } from './serving.ts'
import { toppingOf } from './toppings.ts'

/** Foods firm enough for a skewer. */
const THREADED = [
  'seitan',
  'tofu',
  'smoked-tofu',
  'tempeh',
  'halloumi',
  'mozzarella',
  'chicken-breast',
  'turkey-breast',
  'pork-tenderloin',
  'leg-of-lamb',
  'salmon',
  'shrimp',
  'soy-chunks',
  'cherry-tomatoes',
  'mushrooms',
  'green-pepper',
  'yellow-pepper',
  'courgette',
  'pineapple',
]
const MOST_KINDS = 3

const drawOf = (food: DrawnFood) => {
  const { drawing } = food
  const topping = drawing.role === 'hero' ? drawing.aside : toppingOf(food)
  return topping?.role === 'cluster' ? [topping.draw] : []
}

/** Three skewers with the same foods, and the other foods beside them. */
export function serveSkewers(order: Order): Serving {
  const threaded = order.foods.filter(({ foodId }) => THREADED.includes(foodId)).slice(0, MOST_KINDS)
  const morsels = threaded.flatMap(drawOf)
  if (morsels.length === 0) return servePlain(order)
  const draw = rowOf(skewerOf(morsels), 3, 19)
  const rest = without(order, (food) => threaded.includes(food))
  const serving = servePlate(rest, { foodId: 'skewers', draw, scale: 0.95 })
  return serving.clusters.length > 0 ? serving : { ...serving, hero: { foodId: 'skewers', draw, scale: 1.15 } }
}
