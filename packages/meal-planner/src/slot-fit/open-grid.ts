import { portionRange } from '../portion-range.ts'
import type { CurrentMeal } from '../current/current-day.ts'
import { REPLACEMENT_PORTIONS } from '../strictness.ts'
import type { PortionGrid } from './portion-grid.ts'

/**
 * Portions to which another meal of the day may be fitted, within its share of the day. `null` when its current portion
 * is off its grid or outside that range: the day or the person wanted it so, and it stays unchanged.
 */
export function openGrid({ meal, scale }: CurrentMeal, dayKcal: number): PortionGrid | null {
  const range = portionRange(meal, dayKcal, REPLACEMENT_PORTIONS)
  if (range === null || scale < range.low || scale > range.high) return null
  return isOnGrid(scale, meal.portionStep) ? { ...range, step: meal.portionStep } : null
}

function isOnGrid(scale: number, step: number): boolean {
  return Math.abs(scale / step - Math.round(scale / step)) < 1e-6
}
