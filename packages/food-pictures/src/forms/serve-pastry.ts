import type { DrawPiece } from '../drawing/piece.ts'
import {
  crumbleSlice,
  doughBow,
  doughnut,
  doughRing,
  filledRoll,
  fingerBiscuit,
  steamedBun,
  tartSlice,
} from '../pieces/pastries.ts'
import { oatSquare, sweetBite } from '../pieces/shaped-food.ts'
import { heapOf, pileOf, rowOf } from './heaps.ts'
import { hasWord, without, type Order } from './order.ts'
import { EMPTY_SERVING, type Serving } from './serving.ts'
import { chooseToppings } from './toppings.ts'

/** The pastries, by words in meal names, with the number in a portion. */
const PASTRIES: readonly (readonly [words: readonly string[], draw: DrawPiece, scale: number])[] = [
  [['oponki', 'oponka'], heapOf(doughRing, 4, 15), 1.2],
  [['faworki', 'chrust'], pileOf(doughBow, 3, 18), 1],
  [['mazurek', 'tart'], tartSlice, 1.25],
  [['szarlotka', 'jablecznik', 'jabłecznik', 'cake'], crumbleSlice, 1.25],
  [['kapusniaczki', 'kapuśniaczki'], heapOf(filledRoll, 4, 12), 1.1],
  [['biscuit'], rowOf(fingerBiscuit, 4, 12), 1.15],
  [['square'], heapOf(oatSquare, 4, 17), 0.95],
  [['bite'], heapOf(sweetBite, 7, 11), 1.1],
  [['pampuchy', 'pampuch'], heapOf(steamedBun, 2, 26), 1],
]

/** Foods in the dough or the filling. */
const INSIDE: ReadonlySet<string> = new Set([
  'wheat-flour',
  'twarog',
  'natural-yoghurt',
  'soy-yoghurt',
  'soy-drink',
  'milk',
  'egg',
  'apple',
  'sauerkraut',
  'dried-apricots',
  'flaked-almonds',
  'apricot-jam',
  'raspberry-jam',
  'plum-butter',
  'sugar',
  'brown-sugar',
  'icing-sugar',
  'muesli',
  'apple-puree',
  'dates',
  'rolled-oats',
  'gluten-free-oats',
  'peanut-butter',
])

/** A pastry with the foods served beside it. */
export function servePastry(order: Order): Serving {
  const toppings = chooseToppings(without(order, ({ foodId }) => INSIDE.has(foodId)).foods, 2)
  const named = PASTRIES.find(([words]) => hasWord(order, new Set(words)))
  const [, draw, scale] = named ?? [[], doughnut, 1.75]
  return { ...EMPTY_SERVING, ...toppings, hero: { foodId: 'wheat-flour', draw, scale } }
}
