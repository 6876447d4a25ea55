import { MEAL_PERCENT, type MealType } from '@dayplate/nutrition'
import type { PlannableMeal } from './plan-request.ts'

/**
 * Part of the day's protein below which a breakfast is poor in it, and above which a meal has too much at once. Our rule: days of
 * 9 g in the morning and 67 g at noon meet every target, and nobody feels well on them.
 */
const LEAST_SHARE: Partial<Readonly<Record<MealType, number>>> = { breakfast: 0.15 }
const MOST_SHARE = 0.42

/** How lopsided a meal makes the day's protein where it has its usual part of the energy: 0 not at all, 1 wholly. */
export function proteinImbalance({ type, macros }: PlannableMeal, dayKcal: number, dayProteinG: number): number {
  const proteinG = (macros.proteinG / macros.kcal) * ((MEAL_PERCENT[type] / 100) * dayKcal)
  const share = proteinG / dayProteinG
  const least = LEAST_SHARE[type] ?? 0
  if (share < least) return 1 - share / least
  return share > MOST_SHARE ? Math.min(share / MOST_SHARE - 1, 1) : 0
}
