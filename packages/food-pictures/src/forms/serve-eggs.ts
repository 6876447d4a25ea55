import { chickpeaOmelette, lentilOmelette, omelette, scrambledHeap, whiteOmelette } from '../pieces/eggs.ts'
import { tofuScrambleHeap } from '../pieces/plant-protein.ts'
import { bakedRound, batters, type Batter } from '../pieces/pancakes.ts'
import type { DrawPiece } from '../drawing/piece.ts'
import { cluster } from '../foods/food-drawing.ts'
import { inBites } from './in-bites.ts'
import { LENTILS, MILKS, ROLLED } from './kinds-of-food.ts'
import { hasFood, hasWord, without, type DrawnFood, type Order } from './order.ts'
import { servePlain } from './serve-plain.ts'
import { EMPTY_SERVING, type Serving, type ServedHero } from './serving.ts'
import { chooseToppings } from './toppings.ts'

const BEATEN = ['egg', 'egg-white']
/** Foods beaten in with the eggs. */
const INSIDE = [...BEATEN, ...MILKS, ...ROLLED, 'cream']
/** Foods for dishes of the same shape without eggs, which get a look of their own. */
const INSTEAD_OF_EGGS = ['tofu', 'silken-tofu', 'chickpea-flour', ...LENTILS]

/** Dishes baked as one round instead of folded. */
const ROUND_WORDS = new Set(['frittata', 'kuku'])
/** Dishes with so many herbs that they are green. */
const HERB_WORDS = new Set(['kuku'])
const MOST_ON_TOP = 3

/** The food that the dish is made of, so that a plate without eggs shows none; null for other foods. */
const madeOf = (order: Order): string | null =>
  [...BEATEN, ...INSTEAD_OF_EGGS].find((foodId) => hasFood(order, foodId)) ?? null

function omeletteOf(foodId: string): DrawPiece {
  if (foodId === 'egg') return omelette
  if (foodId === 'egg-white') return whiteOmelette
  return LENTILS.includes(foodId) ? lentilOmelette : chickpeaOmelette
}

function heroOf(foodId: string, order: Order): ServedHero {
  if (order.form === 'omelette') return { foodId, draw: omeletteOf(foodId), scale: 1.75 }
  return { foodId, draw: BEATEN.includes(foodId) ? scrambledHeap : tofuScrambleHeap, scale: 1.3 }
}

/** The eggs are the hero and everything else lies around them, or on them when they were baked as one round. */
export function serveEggs(order: Order): Serving {
  const foodId = madeOf(order)
  if (foodId === null) return servePlain({ ...order, form: 'bowl' })
  const inside = hasFood(order, ...BEATEN) ? INSIDE : [...INSIDE, ...INSTEAD_OF_EGGS]
  const seen = inBites(without(order, ({ foodId }) => inside.includes(foodId)))
  if (hasWord(order, ROUND_WORDS)) return serveRound(foodId, seen)
  return { ...EMPTY_SERVING, ...chooseToppings(seen.foods, 1), hero: heroOf(foodId, order) }
}

const isBread = ({ drawing }: DrawnFood): boolean => drawing.role === 'base'

function roundBatterOf(order: Order): Batter {
  if (hasWord(order, HERB_WORDS)) return batters.herbs
  return hasFood(order, ...BEATEN) ? batters.egg : batters.chickpea
}

function serveRound(foodId: string, order: Order): Serving {
  const draw = bakedRound(roundBatterOf(order))
  const toppings = chooseToppings(without(order, isBread).foods, 2)
  return {
    ...EMPTY_SERVING,
    ...toppings,
    clusters: toppings.clusters.slice(0, MOST_ON_TOP),
    layout: 'round',
    base: { role: 'base', draw, isWrap: false, aside: cluster(draw, 1), foodId },
  }
}
