import {
  coverageOf,
  coverDays,
  isCovered,
  isWithin,
  keepsDays,
  NOTICED_G,
  type Coverage,
  type DailyNeed,
  type FoodAccount,
  type ShoppingPeriod,
} from '@dayplate/rules/shopping-list'
import type { ShoppingBasis } from './load-list.ts'

/** A product of a list. */
export interface ProductState extends Coverage {
  readonly foodId: string
  readonly period: ShoppingPeriod
  readonly isBought: boolean
  readonly version: number
  /** Needs of the days of the period. */
  readonly needs: readonly DailyNeed[]
}

/** What a person needs and has of a food on all days; null if nothing of it is needed. */
export function accountOf({ needs, stock, foodOf }: ShoppingBasis, foodId: string): FoodAccount | null {
  const all = needs.get(foodId)
  return all === undefined ? null : { needs: all, stock: stock.get(foodId) ?? [], keepsDays: keepsDays(foodOf(foodId)) }
}

/** What a period needs of a food; null if nothing, or too little to buy. */
export function productState(basis: ShoppingBasis, foodId: string, period: ShoppingPeriod): ProductState | null {
  const account = accountOf(basis, foodId)
  if (account === null) return null
  const coverage = coverageOf(coverDays(account), period)
  if (coverage.neededG < NOTICED_G) return null
  return {
    ...coverage,
    foodId,
    period,
    isBought: isCovered(coverage),
    version: Math.max(0, ...(basis.stock.get(foodId) ?? []).map(({ version }) => version)),
    needs: account.needs.filter(({ date }) => isWithin(date, period)),
  }
}
