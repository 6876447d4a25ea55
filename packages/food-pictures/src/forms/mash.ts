import { cluster } from '../foods/food-drawing.ts'
import { mashHeap, type Mash } from '../pieces/mash.ts'
import { hasFood, hasWord, type DrawnFood, type Order } from './order.ts'
import type { ServedHero } from './serving.ts'

const MASH_WORDS = new Set(['mash', 'mashed', 'purée', 'puree', 'colcannon', 'champ'])
/** Names of mashes that are the dish itself, not a side. */
const MASH_DISH_WORDS = new Set(['colcannon', 'champ'])

const PALE = { edge: '#D3AE6C', face: '#F6E4B4', light: '#FFF5DA' }
/** Foods of a mash with its colour; of several, the first listed. */
const MASHED: Readonly<Record<string, typeof PALE>> = {
  pumpkin: { edge: '#C2691E', face: '#F0A040', light: '#F9C67C' },
  'sweet-potato': { edge: '#B9582A', face: '#EC8C48', light: '#F8B884' },
  'green-peas': { edge: '#6E8A3C', face: '#A9C46A', light: '#CDE09C' },
  celeriac: { edge: '#C9B484', face: '#F1E6C8', light: '#FFFBEC' },
  cauliflower: { edge: '#C9B890', face: '#F4ECD6', light: '#FFFDF4' },
  potato: PALE,
}
const FLECKS: Readonly<Record<string, string>> = {
  'savoy-cabbage': '#4F8A3C',
  kale: '#3F7A3C',
  'white-cabbage': '#B7D08A',
  leek: '#8DB55A',
  'spring-onion': '#7FB34E',
}

const mashedIn = (order: Order): string | undefined =>
  Object.keys(MASHED).find((foodId) => order.foods.some((food) => food.foodId === foodId && food.grams >= 60))

const mashOf = (order: Order, foodId: string, flecks: readonly string[]): Mash => ({
  ...(MASHED[foodId] ?? PALE),
  flecks,
  hasButter: hasFood(order, 'butter'),
})

const flecksIn = (order: Order): readonly string[] =>
  Object.entries(FLECKS).flatMap(([foodId, colour]) => (hasFood(order, foodId) ? [colour] : []))

/** Whether a food is mashed too: the main one, or potatoes added to it. */
const isMashed = (foodId: string, mashed: string): boolean => foodId === mashed || foodId === 'potato'

/** The heap of a dish that is a mash, with its foods; null for any other dish. */
export function mashHero(order: Order): { readonly hero: ServedHero; readonly inside: readonly string[] } | null {
  const mashed = mashedIn(order)
  if (mashed === undefined || !hasWord(order, MASH_DISH_WORDS)) return null
  const draw = mashHeap(mashOf(order, mashed, flecksIn(order)))
  return { hero: { foodId: mashed, draw, scale: 1.4 }, inside: [mashed, 'potato', ...Object.keys(FLECKS)] }
}

/** For "with mash": replaces the mashed foods with one heap. */
export function withMash(order: Order): Order {
  const mashed = hasWord(order, MASH_WORDS) ? mashedIn(order) : undefined
  if (mashed === undefined) return order
  const heap = cluster(mashHeap(mashOf(order, mashed, [])), 1, { scale: 0.8 })
  const first = order.foods.find(({ foodId }) => isMashed(foodId, mashed))
  const asMash = (food: DrawnFood): readonly DrawnFood[] => {
    if (!isMashed(food.foodId, mashed)) return [food]
    return food === first ? [{ ...food, drawing: heap }] : []
  }
  return { ...order, foods: order.foods.flatMap(asMash) }
}
