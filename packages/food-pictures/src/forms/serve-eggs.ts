import { omelette, scrambledHeap } from '../pieces/eggs.ts'
import { inBites } from './in-bites.ts'
import { MILKS, ROLLED } from './kinds-of-food.ts'
import { hasFood, without, type Order } from './order.ts'
import { EMPTY_SERVING, type Serving, type ServedHero } from './serving.ts'
import { chooseToppings } from './toppings.ts'

const BEATEN = ['egg', 'egg-white']
/** Beaten in with the eggs. */
const INSIDE = [...BEATEN, ...MILKS, ...ROLLED, 'cream']

const OMELETTE: ServedHero = { foodId: 'egg', draw: omelette, scale: 1.75 }
const SCRAMBLED: ServedHero = { foodId: 'egg', draw: scrambledHeap, scale: 1.3 }

/** The eggs are the hero, everything else lies around them. */
export function serveEggs(order: Order): Serving {
  // Without eggs it is tofu that was crumbled and coloured with turmeric.
  const inside = hasFood(order, ...BEATEN) ? INSIDE : [...INSIDE, 'tofu', 'silken-tofu']
  const seen = inBites(without(order, ({ foodId }) => inside.includes(foodId)))
  return {
    ...EMPTY_SERVING,
    ...chooseToppings(seen.foods, 1),
    hero: order.form === 'omelette' ? OMELETTE : SCRAMBLED,
  }
}
