import { GOLDEN_ANGLE, polar } from '../drawing/outlines.ts'
import { joinedPiece, type DrawPiece } from '../drawing/piece.ts'
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
import { hasWord, without, type Order } from './order.ts'
import { EMPTY_SERVING, type Serving } from './serving.ts'
import { chooseToppings } from './toppings.ts'

/** Pieces heaped around the middle, turned every way. */
const heapOf =
  (draw: DrawPiece, count: number, pitch: number): DrawPiece =>
  (random) =>
    joinedPiece(
      Array.from({ length: count }, (_, i) => ({
        ...draw(random),
        at: polar(i * GOLDEN_ANGLE, Math.sqrt(i) * pitch),
        turn: random() * 360,
      })).toReversed(),
    )

/** Pieces side by side, each turned a little like the fingers of a hand. */
const rowOf =
  (draw: DrawPiece, count: number, pitch: number): DrawPiece =>
  (random) =>
    joinedPiece(
      Array.from({ length: count }, (_, i) => {
        const side = i - (count - 1) / 2
        return { ...draw(random), at: [side * pitch, Math.abs(side) * 2] as const, turn: side * 5 }
      }),
    )

/** What each is called, in words of meal names, and how much of it makes a portion. */
const PASTRIES: readonly (readonly [words: readonly string[], draw: DrawPiece, scale: number])[] = [
  [['oponki', 'oponka'], heapOf(doughRing, 4, 15), 1.2],
  [['faworki', 'chrust'], heapOf(doughBow, 3, 13), 0.95],
  [['mazurek', 'tart'], tartSlice, 1.25],
  [['szarlotka', 'jablecznik', 'jabłecznik', 'cake'], crumbleSlice, 1.25],
  [['kapusniaczki', 'kapuśniaczki'], heapOf(filledRoll, 4, 12), 1.1],
  [['biscuit'], rowOf(fingerBiscuit, 4, 12), 1.15],
  [['pampuchy', 'pampuch'], heapOf(steamedBun, 2, 26), 1],
]

/** In the dough or in the filling. */
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
])

/** Something baked, and beside it what is served with it. */
export function servePastry(order: Order): Serving {
  const toppings = chooseToppings(without(order, ({ foodId }) => INSIDE.has(foodId)).foods, 2)
  const named = PASTRIES.find(([words]) => hasWord(order, new Set(words)))
  const [, draw, scale] = named ?? [[], doughnut, 1.35]
  return { ...EMPTY_SERVING, ...toppings, hero: { foodId: 'wheat-flour', draw, scale } }
}
