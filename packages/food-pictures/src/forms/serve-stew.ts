import { sauces } from '../beds/soups.ts'
import { cluster } from '../foods/food-drawing.ts'
import { friedEgg } from '../pieces/eggs.ts'
import { chooseBed } from './choose-bed.ts'
import { inBites } from './in-bites.ts'
import { LENTILS } from './kinds-of-food.ts'
import { withMash } from './mash.ts'
import { without, type DrawnFood, type Order } from './order.ts'
import { sauceTint } from './sauce-tint.ts'
import { EMPTY_SERVING, type Serving } from './serving.ts'
import { chooseToppings } from './toppings.ts'

const eggInPan = cluster(friedEgg, 2, { scale: 0.95, pitch: 16 })
const cooked = (food: DrawnFood): DrawnFood => (food.foodId === 'egg' ? { ...food, drawing: eggInPan } : food)

/** Grains and pasta are sides; lentils, split peas and mung beans are part of the stew. */
const isSide = ({ foodId, drawing }: DrawnFood): boolean =>
  drawing.role === 'bed' && !drawing.isWet && drawing.spread >= 2 && !LENTILS.includes(foodId)

/** A stew fills the dish alone, or is a pool on rice, groats or pasta. */
export function serveStew(order: Order): Serving {
  const side = chooseBed(without(order, (food) => !isSide(food)))
  const seen = without(
    order,
    (food) => food === side || food.drawing.cooksAway === true || food.drawing.role === 'base',
  )
  const pot = sauces[sauceTint(order.ingredients, 'stew')]
  return {
    ...EMPTY_SERVING,
    ...chooseToppings(inBites(withMash({ ...seen, foods: seen.foods.map(cooked) })).foods, 1),
    layout: 'floating',
    vessel: 'bowl',
    bed: side ? side.drawing.draw : pot.draw,
    sauce: side ? pot : null,
  }
}
