import { dumpling, smallDumpling } from '../pieces/pasta.ts'
import { steamedBun } from '../pieces/pastries.ts'
import { heapOf } from './heaps.ts'
import { ROLLED } from './kinds-of-food.ts'
import { hasFood, hasWord, without, type Order } from './order.ts'
import { cookedSauce } from './serve-plain.ts'
import { EMPTY_SERVING, type Serving, type ServedHero } from './serving.ts'
import { chooseToppings } from './toppings.ts'

/** Balls of potato dough, larger than the rest. */
const ROUND_WORDS = new Set(['knedle', 'śląskie', 'slaskie'])
const SMALL_WORDS = new Set(['gnocchi', 'gnudi', 'kopytka', 'leniwe', 'lazy'])
/** In the dough or in the filling. */
const INSIDE = ['gnocchi', 'egg', 'potato', 'twarog', 'quark', 'ricotta', 'cottage-cheese', 'semolina', ...ROLLED]

const FILLED: ServedHero = { foodId: 'wheat-flour', draw: heapOf(dumpling, 6, 9.4), scale: 1.05 }
const SMALL: ServedHero = { foodId: 'wheat-flour', draw: heapOf(smallDumpling, 13, 6.2), scale: 1.1 }

const ROUND: ServedHero = { foodId: 'wheat-flour', draw: heapOf(steamedBun, 6, 24), scale: 0.5 }

function heroOf(order: Order): ServedHero {
  if (hasWord(order, ROUND_WORDS)) return ROUND
  return hasWord(order, SMALL_WORDS) || hasFood(order, 'gnocchi') ? SMALL : FILLED
}

export function serveDumplings(order: Order): Serving {
  const toppings = chooseToppings(without(order, ({ foodId }) => INSIDE.includes(foodId)).foods, 2)
  const sauce = cookedSauce(order)
  const ground = sauce ? ({ bed: sauce.draw, vessel: 'bowl' } as const) : {}
  return { ...EMPTY_SERVING, ...ground, ...toppings, hero: heroOf(order) }
}
