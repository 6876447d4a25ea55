import { breads } from '../foods/breads.ts'
import { findDrawing } from '../foods/drawing-of-food.ts'
import { fruit } from '../foods/fruit.ts'
import { nutsAndSeeds } from '../foods/nuts-and-seeds.ts'
import {
  BEANS,
  EGGS,
  FLOURS,
  LENTILS,
  MILKS,
  MINCED,
  PASTA,
  POURED,
  PROTEIN_POWDERS,
  ROLLED,
  SALAD_LEAVES,
  STOCK_POWDERS,
  TOMATO_BASES,
  YOGHURTS,
} from './kinds-of-food.ts'
import type { MealForm } from './meal-form.ts'

type FoodIds = readonly string[]

const NUT_FOODS = Object.keys(nutsAndSeeds)

const FLAVOURS = [
  'dark-chocolate',
  'lemon',
  'lime',
  'honey',
  'maple-syrup',
  'agave-syrup',
  'cocoa',
  'cinnamon',
  'mint',
  'ginger',
  'vanilla-extract',
]
const ENRICHING = [
  'spinach',
  'peanut-butter',
  'almond-butter',
  'cashew-butter',
  'linseed',
  'hemp-seeds',
  'psyllium-husk',
]
const BLENDABLE = [...POURED, ...YOGHURTS, ...PROTEIN_POWDERS, ...FLAVOURS, ...ENRICHING, 'quark', 'apple-puree']
const BITE_FOODS = [...ROLLED, ...NUT_FOODS, 'dates', 'dark-chocolate', 'cocoa', 'coconut-flakes']
const STEWED_MEATS = ['lean-beef', 'veal', 'pork-tenderloin', 'pork-loin', 'pork-shoulder', 'leg-of-lamb', 'rabbit']
const POULTRY = ['chicken-breast', 'chicken-thigh', 'chicken-drumstick', 'turkey-breast', 'turkey-thigh']
const MEATS = [...POULTRY, ...MINCED, ...STEWED_MEATS, 'smoked-sausage', 'textured-soy', 'soy-chunks']
const SEAFOOD = ['mussels', 'squid', 'shrimp']
const SALAD_BEDS = ['lettuce', 'rocket', 'lambs-lettuce']
const LEAVES = [...SALAD_LEAVES, 'kale', 'spinach']

const isFruit = (foodId: string): boolean => Object.hasOwn(fruit, foodId) && foodId !== 'avocado'
const isWrap = (foodId: string): boolean => {
  const drawing = findDrawing(foodId)
  return drawing?.role === 'base' && drawing.isWrap
}
const isBread = (foodId: string): boolean => Object.hasOwn(breads, foodId)
const isHero = (foodId: string): boolean => findDrawing(foodId)?.role === 'hero'
const fillsADish = (foodId: string): boolean => {
  const drawing = findDrawing(foodId)
  return drawing?.role === 'bed' && drawing.spread > 0 && !LEAVES.includes(foodId)
}
const hasAny = (foodIds: FoodIds, choices: FoodIds): boolean => choices.some((choice) => foodIds.includes(choice))

const isSmoothie = (foodIds: FoodIds): boolean =>
  hasAny(foodIds, POURED) && foodIds.some(isFruit) && foodIds.every((id) => isFruit(id) || BLENDABLE.includes(id))

/** Silken tofu or avocado blended with cocoa. */
const isCocoaCream = (foodIds: FoodIds): boolean =>
  foodIds.includes('cocoa') &&
  hasAny(foodIds, ['silken-tofu', 'avocado']) &&
  foodIds.every((id) => [...BLENDABLE, 'silken-tofu', 'avocado', 'hazelnuts'].includes(id) || isFruit(id))

/** Dried fruit pressed with nuts or oats. */
const isBites = (foodIds: FoodIds): boolean =>
  foodIds.includes('dates') && foodIds.every((id) => BITE_FOODS.includes(id))

const isBatter = (foodIds: FoodIds): boolean =>
  hasAny(foodIds, FLOURS) && foodIds.includes('egg') && hasAny(foodIds, MILKS)

/** Eggs, with foods that only belong in an omelette or beside it. */
const isMainlyEggs = (foodIds: FoodIds): boolean =>
  hasAny(foodIds, EGGS) &&
  !hasAny(foodIds, SALAD_BEDS) &&
  !foodIds.some((id) => isHero(id) || fillsADish(id) || isBread(id))

/** In the order in which they are tried. */
const RULES: readonly (readonly [MealForm, (foodIds: FoodIds) => boolean])[] = [
  ['wrap', (ids) => ids.some(isWrap)],
  ['smoothie', (ids) => isSmoothie(ids) || isCocoaCream(ids)],
  ['pastry', isBites],
  ['pasta', (ids) => hasAny(ids, PASTA)],
  ['dumplings', (ids) => ids.includes('gnocchi') && !ids.some(isHero)],
  ['pancake', isBatter],
  ['soup', (ids) => hasAny(ids, TOMATO_BASES) && hasAny(ids, STOCK_POWDERS) && !hasAny(ids, MEATS)],
  ['stew', (ids) => hasAny(ids, TOMATO_BASES) && hasAny(ids, [...BEANS, ...LENTILS, ...MEATS, ...SEAFOOD])],
  ['sandwich', (ids) => ids.some(isBread) && !ids.some(isHero)],
  ['omelette', isMainlyEggs],
  [
    'salad',
    (ids) => hasAny(ids, SALAD_LEAVES) && !hasAny(ids, TOMATO_BASES) && !ids.some((id) => isHero(id) || fillsADish(id)),
  ],
]

/** The usual form of these foods, when the name of the meal gives none. */
export function formOfFoods(foodIds: FoodIds): MealForm {
  return RULES.find(([, applies]) => applies(foodIds))?.[0] ?? 'bowl'
}
