import type { DrawPiece } from '../drawing/piece.ts'
import { cluster } from '../foods/food-drawing.ts'
import { creamedFlatbread, pancake } from '../pieces/breads.ts'
import { inBites } from './in-bites.ts'
import { ROLLED } from './kinds-of-food.ts'
import { hasWord, without, type DrawnFood, type Order } from './order.ts'
import { EMPTY_SERVING, type Serving } from './serving.ts'
import { chooseToppings } from './toppings.ts'

/** More than this of a white cheese or a vegetable is the dough itself, grams. */
const DOUGH_FROM_G = 90

/** Grated into the dough. */
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
]

function isDough({ foodId, grams, drawing }: DrawnFood): boolean {
  if (foodId === 'egg' || ROLLED.includes(foodId)) return true
  if (drawing.role === 'bed') return grams > DOUGH_FROM_G || !drawing.aside
  return GRATED.includes(foodId) && grams > DOUGH_FROM_G
}

/** Baked as one large round. */
const ROUND_WORDS = new Set(['farinata', 'rösti', 'rosti', 'patatas', 'galette'])
const CREAMED_WORDS = new Set(['flammkuchen'])

function drawingOf(order: Order): Pick<Serving, 'layout'> & { readonly draw: DrawPiece } {
  if (hasWord(order, CREAMED_WORDS)) return { layout: 'round', draw: creamedFlatbread }
  return { layout: hasWord(order, ROUND_WORDS) ? 'round' : 'stack', draw: pancake }
}

/** A stack of three, or one large round, with fruit or whatever comes with it on top. */
export function servePancakes(order: Order): Serving {
  const { layout, draw } = drawingOf(order)
  const toppings = chooseToppings(inBites(without(order, isDough)).foods, 2)
  return {
    ...EMPTY_SERVING,
    ...toppings,
    clusters: toppings.clusters.slice(0, 3),
    layout,
    base: { role: 'base', draw, isWrap: false, aside: cluster(draw, 1), foodId: 'wheat-flour' },
  }
}
