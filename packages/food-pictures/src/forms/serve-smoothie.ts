import { blends, compoteBeds, drinkBeds, mousseBeds, smoothieBeds, type SmoothieTint } from '../beds/smoothies.ts'
import type { DrawPiece } from '../drawing/piece.ts'
import { fruit } from '../foods/fruit.ts'
import { flutedPudding, frozenScoop, jellyCube } from '../pieces/frozen-and-set.ts'
import { heapOf, tiersOf } from './heaps.ts'
import { hasWord, without, type DrawnFood, type Order, type PicturedIngredient } from './order.ts'
import { EMPTY_SERVING, type Serving } from './serving.ts'
import { chooseToppings } from './toppings.ts'

const TINT_OF_FOOD: Readonly<Record<string, readonly [SmoothieTint, strength: number]>> = {
  strawberries: ['pink', 1],
  watermelon: ['pink', 0.8],
  rhubarb: ['pink', 0.6],
  raspberries: ['berry', 1.2],
  redcurrants: ['berry', 1.2],
  'sour-cherries': ['berry', 1.2],
  cherries: ['berry', 1.1],
  cranberries: ['berry', 1.2],
  pomegranate: ['berry', 0.8],
  'dried-cranberries': ['berry', 1],
  blueberries: ['purple', 1.6],
  blackberries: ['purple', 1.6],
  blackcurrants: ['purple', 2],
  plum: ['berry', 0.8],
  prunes: ['amber', 1],
  'dried-figs': ['amber', 1],
  'dried-apricots': ['amber', 1],
  apple: ['amber', 0.1],
  beetroot: ['beetroot', 3],
  'beetroot-juice': ['beetroot', 2],
  mango: ['mango', 1],
  peach: ['mango', 1],
  orange: ['mango', 0.7],
  'orange-juice': ['mango', 0.6],
  'carrot-juice': ['mango', 0.8],
  mandarin: ['mango', 0.7],
  apricot: ['mango', 1],
  nectarine: ['mango', 0.9],
  papaya: ['mango', 1],
  persimmon: ['mango', 1],
  melon: ['mango', 0.6],
  pineapple: ['mango', 0.6],
  'passion-fruit': ['mango', 1],
  carrot: ['mango', 1],
  pumpkin: ['mango', 1],
  spinach: ['green', 8],
  kale: ['green', 8],
  kiwi: ['green', 1],
  avocado: ['green', 0.8],
  cocoa: ['cocoa', 14],
  'dark-chocolate': ['cocoa', 3],
}

/** The strongest colour in the glass. Banana, oats and dairy alone stay creamy. */
export function smoothieTint(ingredients: readonly PicturedIngredient[]): SmoothieTint {
  const strengths = new Map<SmoothieTint, number>([['cream', 30]])
  for (const { foodId, grams } of ingredients) {
    const tint = Object.hasOwn(TINT_OF_FOOD, foodId) ? TINT_OF_FOOD[foodId] : undefined
    if (tint) strengths.set(tint[0], (strengths.get(tint[0]) ?? 0) + grams * tint[1])
  }
  return [...strengths].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 'cream'
}

const CEREALS = ['granola', 'muesli', 'corn-flakes', 'gluten-free-corn-flakes']

const stays = ({ foodId, drawing }: DrawnFood): boolean =>
  !drawing.cooksAway &&
  foodId !== 'avocado' &&
  (drawing.role === 'scatter' || Object.hasOwn(fruit, foodId) || foodId === 'rhubarb' || CEREALS.includes(foodId))

/** How it is served, by words in meal names. In a bowl it is eaten with a spoon, whatever its name. */
type Manner = 'drink' | 'mousse' | 'pudding' | 'compote' | 'jelly' | 'frozen' | 'bowl'
const MANNERS: readonly (readonly [manner: Manner, words: ReadonlySet<string>])[] = [
  ['bowl', new Set(['bowl', 'bowls', 'kisiel', 'cream'])],
  ['mousse', new Set(['mousse', 'mus'])],
  ['pudding', new Set(['pudding', 'budyń', 'budyn'])],
  ['compote', new Set(['compote'])],
  ['jelly', new Set(['jelly', 'galaretka'])],
  ['drink', new Set(['shake', 'milkshake', 'smoothie', 'koktajl', 'lassi', 'kompot', 'drink', 'kefir'])],
]
const FROZEN_WORDS = new Set(['frozen', 'lody', 'sorbet'])

function mannerOf(order: Order): Manner {
  if (hasWord(order, FROZEN_WORDS)) return 'frozen'
  return MANNERS.find(([, words]) => hasWord(order, words))?.[0] ?? 'bowl'
}

const BEDS = {
  bowl: smoothieBeds,
  drink: drinkBeds,
  mousse: mousseBeds,
  compote: compoteBeds,
} as const

const heapOn = (draw: DrawPiece, rest: Serving): Serving => ({
  ...rest,
  layout: 'sectors',
  hero: { foodId: 'blend', draw, scale: 1 },
})

export function serveSmoothie(order: Order): Serving {
  const manner = mannerOf(order)
  const tint = smoothieTint(order.ingredients)
  const toppings = chooseToppings(without(order, (food) => !stays(food)).foods, 2)
  const rest: Serving = { ...EMPTY_SERVING, ...toppings, clusters: toppings.clusters.slice(0, 2), vessel: 'bowl' }
  if (manner === 'frozen') return heapOn(tiersOf(frozenScoop(blends[tint]), [1, 2], [29, 25]), rest)
  if (manner === 'pudding') return heapOn(flutedPudding(blends[tint]), rest)
  if (manner === 'jelly') return heapOn(heapOf(jellyCube(blends[tint]), 8, 11), rest)
  return {
    ...rest,
    layout: 'crescent',
    vessel: manner === 'drink' ? 'glass' : 'bowl',
    bed: BEDS[manner][tint],
  }
}
