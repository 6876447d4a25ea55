import { bakedBed } from '../beds/baked-beds.ts'
import { inBites } from './in-bites.ts'
import { MINCED } from './kinds-of-food.ts'
import { without, type DrawnFood, type Order } from './order.ts'
import { sauceTint } from './sauce-tint.ts'
import { EMPTY_SERVING, type Serving } from './serving.ts'
import { chooseToppings } from './toppings.ts'

/** Mashed or sliced, these are the crust; minced food is the filling below. */
const BELOW = ['potato', 'sweet-potato', 'cauliflower', 'pumpkin', 'twarog', 'gouda', ...MINCED, 'textured-soy']
const MOST_ON_TOP = 3

/** Grains, yoghurts and bread are not visible in a bake. */
const isGone = ({ drawing }: DrawnFood): boolean =>
  drawing.role === 'bed' || drawing.role === 'base' || drawing.cooksAway === true

/**
 * Pies and bakes: a crust over the filling. Foods that are in neither lie on top; if there are none, the filling's
 * foods are shown.
 */
export function serveBaked(asked: Order): Serving {
  const order = inBites(without(asked, isGone))
  const onTop = without(order, ({ foodId }) => BELOW.includes(foodId))
  const toppings = chooseToppings((onTop.foods.length > 0 ? onTop : order).foods, 1)
  return {
    ...EMPTY_SERVING,
    ...toppings,
    clusters: toppings.clusters.slice(0, MOST_ON_TOP),
    drizzle: null,
    layout: 'floating',
    vessel: 'bowl',
    bed: bakedBed(sauceTint(order.ingredients, 'stew')),
  }
}
