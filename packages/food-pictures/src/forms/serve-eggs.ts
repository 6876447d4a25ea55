import { omelette, scrambledHeap } from '../pieces/eggs.ts'
import { inBites } from './in-bites.ts'
import { hasFood, without, type Order } from './order.ts'
import { EMPTY_SERVING, type Serving, type ServedHero } from './serving.ts'
import { chooseToppings } from './toppings.ts'

/** Beaten in with the eggs. */
const INSIDE = ['egg', 'egg-white', 'milk', 'soy-drink', 'oat-drink', 'rolled-oats', 'kefir']
const EGGS = ['egg', 'egg-white']

const OMELETTE: ServedHero = { foodId: 'egg', draw: omelette, scale: 1.75 }
const SCRAMBLED: ServedHero = { foodId: 'egg', draw: scrambledHeap, scale: 1.3 }

/** The eggs are the hero, everything else lies around them. */
export function serveEggs(order: Order): Serving {
  // Without eggs it is tofu that was crumbled and coloured with turmeric.
  const inside = hasFood(order, ...EGGS) ? INSIDE : [...INSIDE, 'tofu']
  const seen = inBites(without(order, ({ foodId }) => inside.includes(foodId)))
  return {
    ...EMPTY_SERVING,
    ...chooseToppings(seen.foods, 1),
    hero: order.form === 'omelette' ? OMELETTE : SCRAMBLED,
  }
}
