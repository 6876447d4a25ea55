import type { PlatedFood } from '../../plated-meal.ts'

const MELTING = new Set(['mozzarella', 'gouda', 'camembert', 'emmental', 'smoked-cheese', 'parmesan', 'vegan-cheese'])
const BREADS = new Set(['bread', 'flatbread', 'crispbread'])
const LEAVES = new Set(['salad-leaf'])
const FLOURS = new Set(['wheat-flour', 'gluten-free-flour', 'starch'])
const LIQUIDS = new Set([
  'milk-like',
  'cream-like',
  'yoghurt-like',
  'sour-milk',
  'mayonnaise',
  'pesto',
  'tomato-sauce',
  'stock-powder',
])
const CRUMBLED_GRAINS = new Set(['cooked-grain', 'creamy-grain', 'porridge-grain', 'flakes', 'split-pulse'])
const EGGS = new Set(['egg', 'egg-white', 'quail-egg'])
/** What binds or carries a dish and is not seen as pieces. */
const UNSEEN = new Set(['water', 'salt', 'sugar'])

const hasRole = (roles: ReadonlySet<string>, { role }: PlatedFood): boolean => role !== null && roles.has(role)

export const isMelting = ({ foodId, role }: PlatedFood): boolean => MELTING.has(foodId) || role === 'sliced-cheese'
export const isBreadFood = (food: PlatedFood): boolean => hasRole(BREADS, food)
export const isSaladLeaf = (food: PlatedFood): boolean => hasRole(LEAVES, food)
export const isFlourFood = (food: PlatedFood): boolean => hasRole(FLOURS, food)
export const isLiquid = (food: PlatedFood): boolean => hasRole(LIQUIDS, food)
export const isGrainFood = (food: PlatedFood): boolean => hasRole(CRUMBLED_GRAINS, food)
export const isEggFood = ({ foodId }: PlatedFood): boolean => EGGS.has(foodId)

/** The heaviest food of a list that a dish can be named by. */
export const heaviest = (foods: readonly PlatedFood[]): PlatedFood | undefined =>
  foods.filter(({ foodId }) => !UNSEEN.has(foodId)).toSorted((one, other) => other.grams - one.grams)[0]

/** Egg white that is beaten into the batter is the other half of it. */
export const otherEggOf = (foods: readonly PlatedFood[], batter: PlatedFood): PlatedFood =>
  foods.find((food) => isEggFood(food) && food !== batter) ?? batter
