import { GOLDEN_ANGLE, polar } from '../drawing/outlines.ts'
import { joinedPiece, type DrawPiece } from '../drawing/piece.ts'
import { dumpling, smallDumpling } from '../pieces/pasta.ts'
import { ROLLED } from './kinds-of-food.ts'
import { hasFood, hasWord, without, type Order } from './order.ts'
import { cookedSauce } from './serve-plain.ts'
import { EMPTY_SERVING, type Serving, type ServedHero } from './serving.ts'
import { chooseToppings } from './toppings.ts'

const SMALL_WORDS = new Set(['gnocchi', 'gnudi', 'kopytka', 'leniwe', 'lazy'])
/** In the dough or in the filling. */
const INSIDE = ['gnocchi', 'egg', 'potato', 'twarog', 'quark', 'ricotta', 'cottage-cheese', 'semolina', ...ROLLED]

const heapOf =
  (draw: DrawPiece, count: number, pitch: number): DrawPiece =>
  (random) =>
    joinedPiece(
      Array.from({ length: count }, (_, i) => ({
        ...draw(random),
        at: polar(i * GOLDEN_ANGLE, Math.sqrt(i + 0.4) * pitch),
        turn: random() * 360,
      })).toReversed(),
    )

const FILLED: ServedHero = { foodId: 'wheat-flour', draw: heapOf(dumpling, 6, 9.4), scale: 1.05 }
const SMALL: ServedHero = { foodId: 'wheat-flour', draw: heapOf(smallDumpling, 13, 6.2), scale: 1.1 }

const isSmall = (order: Order): boolean => hasWord(order, SMALL_WORDS) || hasFood(order, 'gnocchi')

export function serveDumplings(order: Order): Serving {
  const toppings = chooseToppings(without(order, ({ foodId }) => INSIDE.includes(foodId)).foods, 2)
  const sauce = cookedSauce(order)
  const ground = sauce ? ({ bed: sauce.draw, vessel: 'bowl' } as const) : {}
  return { ...EMPTY_SERVING, ...ground, ...toppings, hero: isSmall(order) ? SMALL : FILLED }
}
