import {
  coverageOf,
  coverDays,
  isWithin,
  type Coverage,
  type DailyNeed,
  type ShoppingPeriod,
} from '@dayplate/rules/shopping-list'
import type { ShoppingBasis } from './load-list.ts'

/** Less than this is not worth going for, in edible grams. */
export const NOTICED_G = 1

/** A product of a list. */
export interface ProductState extends Coverage {
  readonly foodId: string
  readonly period: ShoppingPeriod
  readonly isBought: boolean
  readonly version: number
  /** Needs of the days of the period. */
  readonly needs: readonly DailyNeed[]
}

/** What a period needs of a food; null if nothing, or too little to buy. */
export function productState(
  { needs, stock }: Pick<ShoppingBasis, 'needs' | 'stock'>,
  foodId: string,
  period: ShoppingPeriod,
): ProductState | null {
  const all = needs.get(foodId) ?? []
  const stored = stock.get(foodId) ?? []
  const coverage = coverageOf(coverDays(all, stored), period)
  if (coverage.neededG < NOTICED_G) return null
  return {
    ...coverage,
    foodId,
    period,
    isBought: coverage.missingG < NOTICED_G,
    version: Math.max(0, ...stored.map(({ version }) => version)),
    needs: all.filter(({ date }) => isWithin(date, period)),
  }
}
