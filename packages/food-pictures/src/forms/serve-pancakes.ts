import type { DrawPiece } from '../drawing/piece.ts'
import { cluster } from '../foods/food-drawing.ts'
import { creamedFlatbread } from '../pieces/breads.ts'
import { quarterCrepe, rolledCrepe } from '../pieces/crepes.ts'
import type { Filling } from '../pieces/filling.ts'
import { bakedRound, batters, foldedGalette, fritter, grated, pancake } from '../pieces/pancakes.ts'
import { batterOf } from './batter-of.ts'
import { fillingOf } from './fillings.ts'
import { rowOf, tiersOf } from './heaps.ts'
import { inBites } from './in-bites.ts'
import { ROLLED } from './kinds-of-food.ts'
import { hasFood, hasWord, without, type DrawnFood, type Order } from './order.ts'
import { servePlate } from './serve-plain.ts'
import { EMPTY_SERVING, type Serving } from './serving.ts'
import { chooseToppings } from './toppings.ts'

/** From this many grams a white cheese or a vegetable is part of the dough. */
const DOUGH_FROM_G = 90

/** Foods grated into the dough. */
const GRATED = [
  'potato',
  'courgette',
  'carrot',
  'pumpkin',
  'butternut-squash',
  'kohlrabi',
  'sweet-potato',
  'beetroot',
  'cauliflower',
  'white-cabbage',
  'chinese-cabbage',
  'sweetcorn',
  'green-peas',
]

function isDough({ foodId, grams, drawing }: DrawnFood): boolean {
  if (foodId === 'egg' || ROLLED.includes(foodId)) return true
  if (drawing.role === 'bed') return grams > DOUGH_FROM_G || !drawing.aside
  return GRATED.includes(foodId) && grams > DOUGH_FROM_G
}

/** Thin pancakes, folded around a filling. */
const THIN_WORDS = new Set(['naleśniki', 'nalesniki', 'crepe', 'crêpe'])
/** Small and thick pancakes, side by side. */
const SMALL_WORDS = new Set(['fritter', 'placki', 'placuszki', 'racuchy', 'syrniki', 'twaróg', 'twarog', 'latkes'])
/** Spreads, which go between the layers of a folded pancake. */
const SPREADS = ['apricot-jam', 'raspberry-jam', 'strawberry-jam', 'plum-butter']
const UNFILLED: Filling = { mass: '#F8E2AE', light: '#FFF3D2', bits: [] }

/** Pancakes baked as one large round, with their drawings. */
const ROUNDS: readonly (readonly [words: ReadonlySet<string>, draw: DrawPiece])[] = [
  [new Set(['flammkuchen']), creamedFlatbread],
  [new Set(['galette']), foldedGalette],
  [new Set(['rösti', 'rosti']), grated],
  [new Set(['farinata']), bakedRound(batters.chickpea)],
  [new Set(['patatas']), bakedRound(batters.egg)],
]

/** A stack of three, or one large round, with fruit or other toppings; or folded ones, or small ones side by side. */
export function servePancakes(order: Order): Serving {
  if (hasWord(order, THIN_WORDS)) return serveThin(order)
  if (hasWord(order, SMALL_WORDS)) return serveSmall(order)
  const round = ROUNDS.find(([words]) => hasWord(order, words))
  return round ? onTopOf('round', round[1], order) : onTopOf('stack', pancake(batterOf(order)), order)
}

function onTopOf(layout: 'round' | 'stack', draw: DrawPiece, order: Order): Serving {
  const toppings = chooseToppings(inBites(without(order, isDough)).foods, 2)
  return {
    ...EMPTY_SERVING,
    ...toppings,
    clusters: toppings.clusters.slice(0, 3),
    layout,
    base: { role: 'base', draw, isWrap: false, aside: cluster(draw, 1), foodId: 'wheat-flour' },
  }
}

function serveThin(order: Order): Serving {
  const isInside = (foodId: string): boolean => foodId !== 'onion'
  const { filling, inside } = fillingOf(order, isInside) ?? { filling: UNFILLED, inside: [] }
  const draw = hasFood(order, ...SPREADS) ? rowOf(quarterCrepe(filling), 3, 19) : rowOf(rolledCrepe(filling), 3, 20)
  const rest = without(order, (food) => inside.includes(food.foodId) || isDough(food))
  const { clusters, ...serving } = servePlate(rest, { foodId: 'wheat-flour', draw, scale: 1 })
  return { ...serving, clusters, hero: { foodId: 'wheat-flour', draw, scale: clusters.length === 0 ? 1.3 : 1 } }
}

const serveSmall = (order: Order): Serving =>
  servePlate(without(order, isDough), {
    foodId: 'wheat-flour',
    draw: tiersOf(fritter(batterOf(order)), [2, 2], [27, 24]),
    scale: 1.08,
  })
