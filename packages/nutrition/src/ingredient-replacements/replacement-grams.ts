import type { Food } from '../food.ts'
import { mostGrams } from '../plausible-amounts.ts'
import type { ReplacementBasis } from '../replacement-role.ts'
import { kitchenGrams } from './kitchen-grams.ts'

export interface FoodReplacement {
  /** The recipe's food and its edible grams on the plate. */
  readonly original: Food
  readonly grams: number
  /** The food that replaces it. */
  readonly food: Food
}

/** Outside these weight ratios the dish becomes another one, and a cook would change the recipe. */
const WEIGHT_RATIO = { least: 0.3, most: 2.5 } as const

/**
 * Grams of a food that replace another, rounded as a cook would measure them. `null` when the amount is implausible: it
 * would change the dish, or exceed what anyone is served.
 */
export function replacementGrams(basis: ReplacementBasis, replacement: FoodReplacement): number | null {
  const grams = kitchenGrams(replacement.food, equalGrams(basis, replacement))
  return isPlausible(replacement.food, grams, replacement.grams) ? grams : null
}

/** Infinite when the other food has none of the quantity that should stay equal. */
function equalGrams(basis: ReplacementBasis, { original, food, grams }: FoodReplacement): number {
  if (basis === 'weight') return grams
  const per100g = basis === 'energy' ? 'kcal' : 'proteinG'
  return (grams * original.per100g[per100g]) / food.per100g[per100g]
}

/**
 * `wanted` is the weight of the recipe's ingredient. It raises the limit of the other food, because a plate that is
 * already large may contain as much of that food.
 */
function isPlausible(food: Food, grams: number, wanted: number): boolean {
  const most = Math.max(mostGrams(food), wanted)
  const ratio = grams / wanted
  return grams <= most && ratio >= WEIGHT_RATIO.least && ratio <= WEIGHT_RATIO.most
}
