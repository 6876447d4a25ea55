import { hasGrainKind } from '../looks/grain-kinds.ts'
import type { PlatedFood } from '../plated-meal.ts'

const GRAINS = new Set(['cooked-grain', 'creamy-grain', 'porridge-grain'])
const NOODLES = new Set(['pasta', 'asian-noodles'])
const MEATS = new Set(['lean-meat', 'red-meat', 'minced-meat', 'sausage', 'cold-cut', 'tofu-like', 'dry-soy'])
const FISHES = new Set(['white-fish', 'oily-fish', 'smoked-fish', 'canned-fish', 'seafood'])
const PULSES = new Set(['pulse-canned', 'pulse-dry', 'lentil-dry', 'split-pulse', 'green-pulse'])
const MEAT_IDS = new Set(['chicken-liver', 'chicken-drumstick', 'duck-breast', 'bacon', 'silken-tofu'])
const STREWN = new Set([
  'breadcrumbs',
  'fresh-herb',
  'dried-herb',
  'nut',
  'seed',
  'gelling-seed',
  'savoury-topping',
  'seed-spice',
])
const TOPPERS = new Set(['olive', 'sour-citrus', 'dried-fruit', 'tart-fruit', 'pickle', 'sweet-citrus', 'salad-cheese'])

/** How creamy split peas cook, 0 to 1: few still show in their purée. */
export const PUREED_PEAS = 0.92

/** Heavier helpings of what is usually strewn are a part of the dish. */
const MOST_STREWN_G = 30
const MOST_TOPPING_G = 40

const hasRole = (roles: ReadonlySet<string>, { role }: PlatedFood): boolean => role !== null && roles.has(role)

export const isGrain = (food: PlatedFood): boolean => hasRole(GRAINS, food)

export const isNoodle = (food: PlatedFood): boolean =>
  hasRole(NOODLES, food) || food.foodId === 'egg-free-lasagne-sheets'

export const isPotato = ({ role }: PlatedFood): boolean => role === 'starchy-root'

export const isMeat = (food: PlatedFood): boolean => hasRole(MEATS, food) || MEAT_IDS.has(food.foodId)

export const isFish = (food: PlatedFood): boolean => hasRole(FISHES, food)

export const isPulse = (food: PlatedFood): boolean => hasRole(PULSES, food)

export const isProtein = (food: PlatedFood): boolean => isMeat(food) || isFish(food) || food.role === 'egg'

export const isBread = ({ role }: PlatedFood): boolean =>
  role === 'bread' || role === 'flatbread' || role === 'crispbread'

export const isMashed = ({ cuts }: PlatedFood): boolean => cuts[0] === 'mashed' || cuts[0] === 'blended'

/** Strewn on the finished dish, whatever the recipe says of it. */
export const isStrewn = (food: PlatedFood): boolean =>
  (food.isGarnish && food.grams <= MOST_STREWN_G) || (hasRole(STREWN, food) && food.grams <= MOST_STREWN_G)

/** Laid on the main thing of a plate, and not beside it. */
export const isTopper = (food: PlatedFood): boolean =>
  isStrewn(food) || (hasRole(TOPPERS, food) && food.grams <= MOST_TOPPING_G)

/** Cooks into a mass of small parts: lentils, minced meat. */
export const isMass = (food: PlatedFood): boolean =>
  (hasGrainKind(food.foodId) || food.role === 'minced-meat') && !isGrain(food) && food.grams >= 30

/** Potatoes that were boiled or baked by themselves, whole or in halves. */
export const isBoiledWhole = (food: PlatedFood): boolean =>
  isPotato(food) && food.cuts.every((cut) => cut === 'whole' || cut === 'halved') && !food.heats.includes('stewed')
