import { wordSet } from './word-set.ts'

/** What dishes use a food for; null when the table of foods says nothing. */
export type RoleOf = (foodId: string) => string | null

/** Roles whose foods dissolve, melt or season, so that no dish shows them. */
const VANISHING_ROLES: ReadonlySet<string> = new Set([
  'oil',
  'aromatic-oil',
  'starch',
  'dried-herb',
  'paprika',
  'seed-spice',
  'spice-mix',
  'stock-powder',
  'soy-sauce',
  'vinegar',
  'wine',
  'protein-powder',
  'spread-fat',
])

/** What lies beside sausages in a small heap, and vanishes in other dishes. */
export const isHeapedCondiment = (foodId: string): boolean => foodId === 'mustard' || foodId === 'horseradish'

/** Foods without a role that vanish as well. */
const VANISHING_FOODS: ReadonlySet<string> = wordSet(
  'water salt black-pepper cinnamon turmeric baking-powder baking-soda vanilla-extract bay-leaf',
  'allspice cloves nutmeg cardamom ground-ginger garlic-powder chilli-flakes sumac miso-paste',
  'fish-sauce ketchup harissa red-curry-paste gelatine agar mustard dried-yeast vanilla-sugar cocoa',
  'tomato-paste rye-sour-starter beetroot-sour-starter garlic ginger psyllium-husk coconut-flour',
)

export const isVanishing = (foodId: string, role: string | null): boolean =>
  VANISHING_FOODS.has(foodId) || (role !== null && VANISHING_ROLES.has(role))

const FLOURS: ReadonlySet<string> = new Set(['wheat-flour', 'gluten-free-flour'])
export const isFlour = (role: string | null): boolean => role !== null && FLOURS.has(role)

/** Soft or liquid foods that bind, dress or thin others. */
const BINDING_ROLES: ReadonlySet<string> = new Set([
  'yoghurt-like',
  'cream-like',
  'cream-cheese',
  'fresh-cheese',
  'sour-milk',
  'milk-like',
  'nut-butter',
  'mayonnaise',
  'pesto',
  'syrup',
  'sugar',
  'fruit-juice',
  'vegetable-juice',
  'sour-citrus',
  'breadcrumbs',
  'chocolate',
  'horseradish',
])
const BINDING_FOODS: ReadonlySet<string> = new Set([
  'coconut-milk',
  'silken-tofu',
  'apple-puree',
  'hummus',
  'egg-white',
])

export const isBinding = (foodId: string, role: string | null): boolean =>
  BINDING_FOODS.has(foodId) || (role !== null && BINDING_ROLES.has(role))

const BREADS: ReadonlySet<string> = new Set(['bread', 'flatbread', 'crispbread'])
export const isBread = (role: string | null): boolean => role !== null && BREADS.has(role)

const LOAVES = /^(?:kaiser-roll|graham-roll|baguette|ciabatta|bagel|pita)$/
export const isRollFood = (foodId: string): boolean => LOAVES.test(foodId)

export const isEgg = (foodId: string): boolean => foodId === 'egg' || foodId === 'egg-white' || foodId === 'quail-egg'

const FRUIT: ReadonlySet<string> = new Set([
  'orchard-fruit',
  'stone-fruit',
  'berry',
  'tart-fruit',
  'sweet-citrus',
  'tropical-fruit',
  'melon',
  'dried-fruit',
])
export const isFruit = (foodId: string, role: string | null): boolean =>
  (role !== null && FRUIT.has(role)) || ['banana', 'grapes', 'pomegranate', 'passion-fruit'].includes(foodId)

const MEATS: ReadonlySet<string> = new Set(['lean-meat', 'red-meat', 'cold-cut', 'sausage'])
export const isMeat = (foodId: string, role: string | null): boolean =>
  (role !== null && MEATS.has(role)) || foodId.startsWith('chicken-') || foodId === 'duck-breast'

const FISHES: ReadonlySet<string> = new Set(['oily-fish', 'white-fish'])
export const isFish = (role: string | null): boolean => role !== null && FISHES.has(role)

const GRAINS: ReadonlySet<string> = new Set(['cooked-grain', 'creamy-grain'])
export const isGrain = (role: string | null): boolean => role !== null && GRAINS.has(role)

export const isPasta = (foodId: string, role: string | null): boolean =>
  (role === 'pasta' && foodId !== 'gnocchi') || foodId === 'egg-free-lasagne-sheets'

export const isPotato = (foodId: string): boolean => foodId === 'potato' || foodId === 'sweet-potato'
