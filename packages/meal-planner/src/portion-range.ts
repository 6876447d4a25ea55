import { MEAL_PERCENT_BANDS, type MealType } from '@dayplate/nutrition'
import type { PlannableMeal } from './plan-request.ts'
import type { Strictness } from './strictness.ts'

/** Smallest plate we serve of a recipe, in base portions. */
const LEAST_SCALE = 0.5

/** Guards against a grid point lost to the last bit of a division. */
const EPSILON = 1e-9

export interface PortionRange {
  readonly low: number
  readonly high: number
}

/**
 * Portions of a meal on its grid, from 0.5 to the largest plate and, with bands, such that the meal keeps its part of the
 * day's energy. `null` when no grid point does.
 */
export function portionRange(
  meal: PlannableMeal,
  dayKcal: number,
  { hasBands, mostScale }: Pick<Strictness, 'hasBands' | 'mostScale'>,
): PortionRange | null {
  const band = hasBands ? bandScales(meal, dayKcal) : { low: LEAST_SCALE, high: mostScale }
  const low = onGrid(Math.ceil(Math.max(band.low, LEAST_SCALE) / meal.portionStep - EPSILON), meal)
  const high = onGrid(Math.floor(Math.min(band.high, mostScale) / meal.portionStep + EPSILON), meal)
  return low <= high ? { low, high } : null
}

/** Whether a portion keeps the meal's part of the day's energy. */
export function isInBand(type: MealType, mealKcal: number, dayKcal: number): boolean {
  const { least, most } = MEAL_PERCENT_BANDS[type]
  const percent = (100 * mealKcal) / dayKcal
  return percent >= least - EPSILON && percent <= most + EPSILON
}

function bandScales(meal: PlannableMeal, dayKcal: number): PortionRange {
  const { least, most } = MEAL_PERCENT_BANDS[meal.type]
  const onePercent = dayKcal / 100 / meal.macros.kcal
  return { low: least * onePercent, high: most * onePercent }
}

function onGrid(steps: number, { portionStep }: PlannableMeal): number {
  return roundScale(steps * portionStep)
}

/** Scales have two decimals. */
export function roundScale(scale: number): number {
  return Math.round(scale * 100) / 100
}
