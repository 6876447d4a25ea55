import type { Tint } from '../beds/soups.ts'
import { MILKS, YOGHURTS } from './kinds-of-food.ts'
import type { PicturedIngredient } from './order.ts'

/** How strongly one gram of a food colours the soup or stew it is in. */
const TINT_OF_FOOD: Readonly<Record<string, readonly [Tint, strength: number]>> = {
  milk: ['cream', 0.5],
  'lactose-free-milk': ['cream', 0.5],
  'soy-drink': ['cream', 0.5],
  'oat-drink': ['cream', 0.5],
  'almond-drink': ['cream', 0.5],
  'rice-drink': ['cream', 0.5],
  beetroot: ['beetroot', 4],
  'beetroot-sour-starter': ['beetroot', 3],
  'beetroot-juice': ['beetroot', 2],
  'young-beetroot-with-leaves': ['beetroot', 2],
  'tomato-passata': ['tomato', 3],
  'tomato-juice': ['tomato', 2],
  'canned-tomatoes': ['tomato', 3],
  'tomato-paste': ['tomato', 5],
  'red-lentils': ['lentil', 5],
  'split-peas': ['lentil', 3],
  harissa: ['tomato', 10],
  'red-curry-paste': ['curry', 20],
  'miso-paste': ['mushroom', 6],
  'rye-sour-starter': ['cream', 1.5],
  'curry-powder': ['curry', 60],
  turmeric: ['curry', 60],
  pumpkin: ['orange', 1.4],
  'butternut-squash': ['orange', 1.4],
  'coconut-milk': ['curry', 0.6],
  'smoked-paprika': ['tomato', 15],
  'sweet-paprika': ['tomato', 12],
  'lean-beef': ['brown', 1],
  'beef-sirloin': ['brown', 1],
  'leg-of-lamb': ['brown', 1],
  'pork-shoulder': ['brown', 0.9],
  'pork-tenderloin': ['brown', 0.8],
  mushrooms: ['mushroom', 0.9],
  'dried-porcini': ['mushroom', 8],
  chanterelles: ['mushroom', 0.9],
  shiitake: ['mushroom', 0.9],
  'oyster-mushrooms': ['mushroom', 0.7],
  spinach: ['green', 1],
  sorrel: ['green', 1.2],
  'basil-pesto': ['green', 4],
  'green-lentils': ['brown', 1],
  'black-lentils': ['brown', 1.6],
  'dried-black-beans': ['brown', 2],
}

/** Foods that only colour a soup when they are blended. */
const TINT_WHEN_BLENDED: typeof TINT_OF_FOOD = {
  ...TINT_OF_FOOD,
  carrot: ['orange', 1.2],
  'sweet-potato': ['orange', 1.2],
  'red-pepper': ['tomato', 1],
  'roasted-peppers': ['tomato', 1.4],
  'yellow-pepper': ['orange', 0.8],
  tomato: ['tomato', 1.5],
  broccoli: ['green', 1.2],
  'green-peas': ['green', 1.4],
  courgette: ['green', 1],
  asparagus: ['green', 1],
  leek: ['cream', 0.7],
  celery: ['green', 0.6],
  kale: ['green', 1.4],
  cauliflower: ['cream', 1.2],
  parsnip: ['cream', 1.2],
  kohlrabi: ['cream', 1],
  fennel: ['cream', 1],
  'jerusalem-artichoke': ['cream', 1.2],
  turnip: ['cream', 1],
  swede: ['orange', 0.9],
  potato: ['cream', 0.5],
  celeriac: ['cream', 1.2],
  'parsley-root': ['cream', 1.2],
  'canned-white-beans': ['cream', 0.9],
  'unsalted-canned-white-beans': ['cream', 0.9],
  'butter-beans': ['cream', 0.9],
  'broad-beans': ['green', 1],
  mushrooms: ['mushroom', 1.5],
}

/** Stews turn brown with long cooking, while a soup of the same foods stays light. */
const TINT_IN_STEW: typeof TINT_OF_FOOD = { ...TINT_OF_FOOD, sauerkraut: ['brown', 0.9] }

/** How a soup or stew was cooked. */
export type Cooking = 'soup' | 'blended' | 'stew'

const TINTS: Readonly<Record<Cooking, typeof TINT_OF_FOOD>> = {
  soup: TINT_OF_FOOD,
  blended: TINT_WHEN_BLENDED,
  stew: TINT_IN_STEW,
}

/** With less colour than this a soup stays a clear broth. */
const FAINTEST_TINT = 60

/** At least as much milk, kefir or yoghurt as beetroot makes a soup pink. */
function isWhitened(ingredients: readonly PicturedIngredient[]): boolean {
  const gramsOf = (isCounted: (foodId: string) => boolean): number =>
    ingredients.reduce((sum, { foodId, grams }) => sum + (isCounted(foodId) ? grams : 0), 0)
  return (
    gramsOf((id) => MILKS.includes(id) || YOGHURTS.includes(id)) >=
    gramsOf((id) => TINT_OF_FOOD[id]?.[0] === 'beetroot')
  )
}

/** The colour of a soup or stew, from its ingredients. */
export function sauceTint(ingredients: readonly PicturedIngredient[], cooking: Cooking): Tint {
  const table = TINTS[cooking]
  const strengths = new Map<Tint, number>()
  for (const { foodId, grams } of ingredients) {
    const [tint, strength] = (Object.hasOwn(table, foodId) ? table[foodId] : undefined) ?? ['clear', 0]
    strengths.set(tint, (strengths.get(tint) ?? 0) + grams * strength)
  }
  const [strongest] = [...strengths].toSorted((a, b) => b[1] - a[1])
  if (!strongest || strongest[1] < FAINTEST_TINT) return 'clear'
  return strongest[0] === 'beetroot' && isWhitened(ingredients) ? 'pink' : strongest[0]
}

/** Whether a food gives a blended soup its body, so that no piece of it is visible. */
export const blendsIn = (foodId: string): boolean => Object.hasOwn(TINT_WHEN_BLENDED, foodId)
