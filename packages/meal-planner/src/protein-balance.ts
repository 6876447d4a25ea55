import { MEAL_PERCENT, type MealType } from '@dayplate/nutrition'
import type { PlannableMeal } from './plan-request.ts'

/**
 * Shares of the day's protein: below the first a breakfast has too little, above the second a meal has too much at
 * once. Our rule, because days with 9 g in the morning and 67 g at noon meet every target but do not feel good.
 */
const LEAST_SHARE: Partial<Readonly<Record<MealType, number>>> = { breakfast: 0.15 }
const MOST_SHARE = 0.42

/** How much a meal with its usual energy unbalances the day's protein: 0 not at all, 1 fully. */
export function proteinImbalance({ type, macros }: PlannableMeal, dayKcal: number, dayProteinG: number): number {
  const proteinG = (macros.proteinG / macros.kcal) * ((MEAL_PERCENT[type] / 100) * dayKcal)
  const share = proteinG / dayProteinG
  const least = LEAST_SHARE[type] ?? 0
  if (share < least) return 1 - share / least
  return share > MOST_SHARE ? Math.min(share / MOST_SHARE - 1, 1) : 0
}
