import type { PlatedFood } from '../../plated-meal.ts'

const CRUNCH_ROLES = new Set([
  'flakes',
  'crunchy-cereal',
  'nut',
  'seed',
  'gelling-seed',
  'sweet-biscuit',
  'chocolate',
  'savoury-topping',
  'breadcrumbs',
])
const CRUNCH = new Set(['coconut-flakes', 'poppy-seeds', 'ground-almonds', 'nigella-seeds', 'cinnamon', 'cocoa'])

/** Grain that was not boiled but made crisp. */
const isCrispGrain = ({ role, heats }: PlatedFood): boolean =>
  (role === 'cooked-grain' || role === 'porridge-grain') && (heats[0] === 'baked' || heats[0] === 'toasted')

/** What is strewn dry and stays crisp. */
export const isCrunch = (food: PlatedFood): boolean =>
  CRUNCH.has(food.foodId) || (food.role !== null && CRUNCH_ROLES.has(food.role)) || isCrispGrain(food)

const SAUCE_ROLES = new Set(['jam', 'nut-butter', 'syrup', 'cream-like', 'pesto', 'mayonnaise'])

/** What runs or is spooned over in one pool. */
export const isSauce = ({ foodId, role, cuts }: PlatedFood): boolean =>
  (role !== null && SAUCE_ROLES.has(role)) || foodId === 'apple-puree' || cuts[0] === 'blended'

const SPOONED_ROLES = new Set(['yoghurt-like', 'fresh-cheese', 'cream-cheese', 'sour-milk'])

/** White and soft: in a bowl of its own the body, on other food a dollop. */
export const isSpooned = ({ foodId, role }: PlatedFood): boolean =>
  (role !== null && SPOONED_ROLES.has(role)) || foodId === 'silken-tofu'

const JUICY_ROLES = new Set(['berry', 'tart-fruit', 'stone-fruit'])

/** Fruit that was crushed or cooked until it swims in its own juice. */
export const isSaucy = ({ role, cuts, heats }: PlatedFood): boolean =>
  role !== null &&
  JUICY_ROLES.has(role) &&
  (cuts[0] === 'mashed' || heats.some((heat) => heat === 'boiled' || heat === 'stewed'))

const HERBS = new Set(['mint', 'basil', 'parsley', 'dill', 'chives', 'coriander'])

export const isHerb = ({ foodId, role }: PlatedFood): boolean =>
  role === 'fresh-herb' || role === 'dried-herb' || HERBS.has(foodId)

const LIQUID_ROLES = new Set(['milk-like', 'sour-milk', 'cream-like', 'fruit-juice', 'vegetable-juice', 'wine'])

export const isLiquid = ({ foodId, role }: PlatedFood): boolean =>
  foodId === 'water' || foodId === 'coconut-milk' || (role !== null && LIQUID_ROLES.has(role))

const byGrams = (first: PlatedFood, second: PlatedFood): number => second.grams - first.grams

/** The heaviest food that meets a rule. */
export const heaviest = (
  foods: readonly PlatedFood[],
  rule: (food: PlatedFood) => boolean = () => true,
): PlatedFood | undefined => foods.filter(rule).toSorted(byGrams)[0]
