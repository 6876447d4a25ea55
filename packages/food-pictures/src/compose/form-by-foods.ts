import type { PlatedForm } from '../relief/plated-meal.ts'
import { isBread, isEgg, isFish, isFruit, isGrain, isMeat, isPasta, isPotato, isRollFood } from './food-kinds.ts'
import { heaviestFirst, type ReadDish, type ReadFood } from './read-dish.ts'

type FoodRule = readonly [form: PlatedForm, applies: (dish: ReadDish, foods: readonly ReadFood[]) => boolean]

const STEWED = /\b(?:simmer|stew|braise|sauce)\b/
const ON_BREAD = /\b(?:spread|heap|pile|lay|top|drape|toast)\b/

const share = (foods: readonly ReadFood[], is: (food: ReadFood) => boolean): number => {
  const sum = (some: readonly ReadFood[]) => some.reduce((total, { grams }) => total + grams, 0)
  return foods.length === 0 ? 0 : sum(foods.filter(is)) / sum(foods)
}

const hasRole = (foods: readonly ReadFood[], ...roles: readonly string[]): boolean =>
  foods.some(({ role }) => role !== null && roles.includes(role))

const isRaw = ({ handling }: ReadFood): boolean => handling.heats.length === 0

const IN_A_PAN = /over (?:a )?(?:high|medium|low) heat|^warm the|\bin a pan\b|\bin a dry pan\b/

const isSliced = ({ handling }: ReadFood): boolean =>
  handling.cuts.some((cut) => cut === 'sliced' || cut === 'sticks' || cut === 'rounds')

const isInPieces = ({ handling }: ReadFood): boolean => handling.cuts.some((cut) => cut === 'diced' || cut === 'strips')

/** From this share of fruit a plate is one of fruit. */
const MOSTLY = 0.6

/** Forms by foods and what is done to them, for dishes whose name tells none: "Cod and potatoes", "Filling". */
const FOOD_RULES: readonly FoodRule[] = [
  ['milk-soup', ({ text }, [first]) => first?.role === 'milk-like' && /bowl/.test(text)],
  ['drink', ({ text }) => /\bdrink at once|blender\b/.test(text)],
  [
    'wrap',
    ({ text }, foods) =>
      foods.some(({ id, role }) => role === 'flatbread' && !isRollFood(id)) &&
      /\bfill\b|roll (?:them|it) up/.test(text),
  ],
  ['filled-roll', ({ text }, foods) => foods.some(({ id }) => isRollFood(id)) && /\b(?:fill|lay|layer)\b/.test(text)],
  ['crispbread', ({ text }, foods) => hasRole(foods, 'crispbread') && ON_BREAD.test(text)],
  ['open-sandwich', ({ text }, foods) => hasRole(foods, 'bread') && ON_BREAD.test(text)],
  ['pasta', (_, foods) => foods.some(({ id, role }) => isPasta(id, role))],
  ['noodles', (_, foods) => hasRole(foods, 'asian-noodles')],
  ['mash', ({ text }, [first]) => first !== undefined && isPotato(first.id) && /\bmash\b/.test(text)],
  ['mash', (_, [first]) => first?.id === 'polenta'],
  ['fillet', (_, foods) => foods.some(({ role, grams }) => isFish(role) && grams >= 60)],
  ['fillet', ({ text }, foods) => foods.some(({ id }) => id === 'chicken-drumstick') || /roast chicken/.test(text)],
  ['slices', (_, [first]) => first?.role === 'sausage'],
  ['slices', (_, foods) => foods.some((food) => isMeat(food.id, food.role) && !isInPieces(food) && !isRaw(food))],
  ['slices', (_, foods) => foods.some((food) => food.role === 'tofu-like' && isSliced(food))],
  ['stew', ({ text }, foods) => foods.some(({ id, role }) => isMeat(id, role)) && STEWED.test(text)],
  ['stew', ({ text }, foods) => hasRole(foods, 'split-pulse', 'lentil-dry', 'pulse-dry') && STEWED.test(text)],
  ['grain', (_, foods) => share(foods, ({ role }) => isGrain(role)) >= MOSTLY],
  ['mixed-grain', (_, foods) => foods.some(({ role }) => isGrain(role))],
  ['boiled-eggs', (_, [first]) => first !== undefined && isEgg(first.id)],
  [
    'jacket-potatoes',
    ({ text }, [first]) => first?.id === 'potato' && /split them open|cut the potato open/.test(text),
  ],
  ['fruit-plate', (_, foods) => share(foods, ({ id, role }) => isFruit(id, role)) >= MOSTLY],
  ['yoghurt-bowl', (_, [first]) => first?.role === 'yoghurt-like' || first?.role === 'fresh-cheese'],
  ['open-sandwich', (_, [first]) => first !== undefined && isBread(first.role)],
  ['nuts', (_, [first]) => first?.role === 'nut' || first?.role === 'seed'],
  ['salad', ({ text }, foods) => foods.length > 0 && foods.every(isRaw) && !IN_A_PAN.test(text)],
  ['vegetables', (_, foods) => foods.length > 0],
]

/** The usual form of these foods. */
export function formByFoods(dish: ReadDish): PlatedForm {
  const foods = heaviestFirst(dish)
  return FOOD_RULES.find(([, applies]) => applies(dish, foods))?.[0] ?? 'heap'
}
