import type { DrawPiece } from '../drawing/piece.ts'
import {
  curdDumpling,
  dimpledDumpling,
  dumpling,
  greenDumpling,
  openDumpling,
  potatoHoof,
  roundDumpling,
  smallDumpling,
  type FruitInside,
} from '../pieces/dumplings.ts'
import { heapOf, ringOf, tiersOf } from './heaps.ts'
import { LENTILS, ROLLED } from './kinds-of-food.ts'
import { hasFood, hasWord, without, type Order } from './order.ts'
import { cookedSauce } from './serve-plain.ts'
import { EMPTY_SERVING, type Serving, type ServedHero } from './serving.ts'
import { chooseToppings } from './toppings.ts'

/** Foods in the dough or the filling. */
const INSIDE = [
  'gnocchi',
  'egg',
  'potato',
  'twarog',
  'quark',
  'ricotta',
  'cottage-cheese',
  'semolina',
  ...ROLLED,
  ...LENTILS,
]

/** Fruit fillings of sweet dumplings. */
const FRUIT_INSIDE: Readonly<Record<string, FruitInside>> = {
  plum: { skin: '#4B1F4E', flesh: '#E39A3B' },
  strawberries: { skin: '#C92F3E', flesh: '#F7A3A0' },
  apricot: { skin: '#D97A22', flesh: '#F8B55A' },
  blueberries: { skin: '#2F3A77', flesh: '#6C4A86' },
}
const GRAVY = { brown: '#9A6B38', none: '#E3C48A' }

interface Dumplings {
  readonly draw: DrawPiece
  readonly scale: number
  /** Foods inside these dumplings, in addition to those inside all. */
  readonly inside?: readonly string[]
}

/** Large balls; with fruit inside, one of them is cut open. */
function balls(order: Order): Dumplings {
  const ball = roundDumpling(hasFood(order, 'breadcrumbs', 'gluten-free-breadcrumbs'))
  const [fruit] = Object.entries(FRUIT_INSIDE).filter(([foodId]) => hasFood(order, foodId))
  const open = fruit ? openDumpling(fruit[1]) : ball
  return { draw: ringOf([open, ball, ball, open, ball], 16.5), scale: 1.2, inside: Object.keys(FRUIT_INSIDE) }
}

const dimpled = (order: Order): Dumplings => {
  const sauce = hasFood(order, 'mushrooms', 'dried-porcini') ? GRAVY.brown : GRAVY.none
  return { draw: heapOf(dimpledDumpling(sauce), 7, 12), scale: 1 }
}

const pillows: Dumplings = { draw: heapOf(smallDumpling, 13, 6.2), scale: 1.2 }
const filled: Dumplings = { draw: tiersOf(dumpling, [2, 3], [23, 17]), scale: 1 }

/** The kinds of dumplings, by words in meal names. */
const KINDS: readonly (readonly [words: ReadonlySet<string>, dumplings: (order: Order) => Dumplings])[] = [
  [new Set(['knedle']), balls],
  [new Set(['śląskie', 'slaskie']), dimpled],
  [new Set(['kopytka']), () => ({ draw: heapOf(potatoHoof, 10, 9.4), scale: 1 })],
  [new Set(['leniwe', 'lazy']), () => ({ draw: heapOf(curdDumpling, 10, 9.4), scale: 1 })],
  [new Set(['gnudi']), () => ({ draw: heapOf(greenDumpling, 9, 8.6), scale: 1.15, inside: ['spinach'] })],
  [new Set(['gnocchi']), () => pillows],
]

function dumplingsOf(order: Order): Dumplings {
  const named = KINDS.find(([words]) => hasWord(order, words))
  if (named) return named[1](order)
  return hasFood(order, 'gnocchi') ? pillows : filled
}

const asHero = ({ draw, scale }: Dumplings): ServedHero => ({ foodId: 'wheat-flour', draw, scale })

export function serveDumplings(order: Order): Serving {
  const dumplings = dumplingsOf(order)
  const hidden = [...INSIDE, ...(dumplings.inside ?? [])]
  const toppings = chooseToppings(without(order, ({ foodId }) => hidden.includes(foodId)).foods, 2)
  const sauce = cookedSauce(order)
  const ground = sauce ? ({ bed: sauce.draw, vessel: 'bowl' } as const) : {}
  return { ...EMPTY_SERVING, ...ground, ...toppings, hero: asHero(dumplings) }
}
