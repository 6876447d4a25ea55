import type { BaseDrawing } from '../foods/food-drawing.ts'
import { inBites } from './in-bites.ts'
import { without, type DrawnFood, type Order } from './order.ts'
import { servePlain } from './serve-plain.ts'
import { EMPTY_SERVING, type Serving } from './serving.ts'
import { chooseToppings } from './toppings.ts'

type BaseFood = DrawnFood & { readonly drawing: BaseDrawing }
const isBaseFood = (food: DrawnFood): food is BaseFood => food.drawing.role === 'base'

/** Slices or wraps with the rest on top or beside; a plain plate when the meal has no bread after all. */
export function serveOnBread(order: Order): Serving {
  const bread = order.foods.find(isBaseFood)
  if (!bread) return servePlain(order)
  const toppings = chooseToppings(inBites(without(order, isBaseFood)).foods, 1)
  return {
    ...EMPTY_SERVING,
    ...toppings,
    layout: bread.drawing.isWrap ? 'wraps' : 'slices',
    base: { ...bread.drawing, foodId: bread.foodId },
  }
}
