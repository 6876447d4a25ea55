import { breads } from '../foods/breads.ts'
import { findDrawing } from '../foods/drawing-of-food.ts'
import { fruit } from '../foods/fruit.ts'
import type { MealForm } from './meal-form.ts'

type FoodIds = readonly string[]

const POURED = ['milk', 'kefir', 'buttermilk', 'soy-drink', 'oat-drink']
const BLENDED_DAIRY = ['natural-yoghurt', 'skyr', 'soy-yoghurt', 'pea-protein']
const BLENDED_FLAVOURS = ['honey', 'maple-syrup', 'cocoa', 'cinnamon', 'mint', 'ginger', 'vanilla-extract']
const BLENDABLE = [...POURED, ...BLENDED_DAIRY, ...BLENDED_FLAVOURS, 'spinach', 'peanut-butter', 'linseed']
const PASTA = ['wholewheat-pasta', 'spaghetti', 'rice-noodles']
const TOMATO_BASES = ['tomato-passata', 'canned-tomatoes']
const BEANS = ['canned-chickpeas', 'dried-chickpeas', 'canned-kidney-beans', 'canned-black-beans', 'canned-white-beans']
const LENTILS = ['red-lentils', 'green-lentils']
const POULTRY = ['chicken-breast', 'chicken-thigh', 'turkey-breast', 'minced-turkey']
const MEATS = [...POULTRY, 'minced-beef', 'lean-beef', 'pork-tenderloin', 'textured-soy']
const EGGS = ['egg', 'egg-white']
const SALAD_BEDS = ['lettuce', 'rocket']
const LEAVES = [...SALAD_BEDS, 'kale', 'spinach']

const isFruit = (foodId: string): boolean => Object.hasOwn(fruit, foodId) && foodId !== 'avocado'
const isBread = (foodId: string): boolean => Object.hasOwn(breads, foodId)
const isHero = (foodId: string): boolean => findDrawing(foodId)?.role === 'hero'
const fillsADish = (foodId: string): boolean => {
  const drawing = findDrawing(foodId)
  return drawing?.role === 'bed' && drawing.spread > 0 && !LEAVES.includes(foodId)
}
const hasAny = (foodIds: FoodIds, choices: FoodIds): boolean => choices.some((choice) => foodIds.includes(choice))

const isSmoothie = (foodIds: FoodIds): boolean =>
  hasAny(foodIds, POURED) && foodIds.some(isFruit) && foodIds.every((id) => isFruit(id) || BLENDABLE.includes(id))

const isBatter = (foodIds: FoodIds): boolean =>
  ['wheat-flour', 'egg'].every((foodId) => foodIds.includes(foodId)) && hasAny(foodIds, POURED)

/** Eggs, and next to them only what goes into an omelette or onto its side. */
const isMainlyEggs = (foodIds: FoodIds): boolean =>
  hasAny(foodIds, EGGS) &&
  !hasAny(foodIds, SALAD_BEDS) &&
  !foodIds.some((id) => isHero(id) || fillsADish(id) || isBread(id))

/** Tried from the first to the last. */
const RULES: readonly (readonly [MealForm, (foodIds: FoodIds) => boolean])[] = [
  ['wrap', (ids) => ids.includes('wholewheat-tortilla')],
  ['smoothie', isSmoothie],
  ['pasta', (ids) => hasAny(ids, PASTA)],
  ['pancake', isBatter],
  ['soup', (ids) => hasAny(ids, TOMATO_BASES) && ids.includes('vegetable-stock-powder') && !hasAny(ids, MEATS)],
  ['stew', (ids) => hasAny(ids, TOMATO_BASES) && hasAny(ids, [...BEANS, ...LENTILS, ...MEATS])],
  ['sandwich', (ids) => ids.some(isBread) && !ids.some(isHero)],
  ['omelette', isMainlyEggs],
  ['salad', (ids) => hasAny(ids, LEAVES) && !ids.some(isHero)],
]

/** What these foods usually become when the name of the meal does not say. */
export function formOfFoods(foodIds: FoodIds): MealForm {
  return RULES.find(([, applies]) => applies(foodIds))?.[0] ?? 'bowl'
}
