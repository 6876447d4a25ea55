import { MEAL_PERCENT_BANDS, type MealType } from '@dayplate/nutrition'
import type { PlannableMeal } from './plan-request.ts'
import type { Strictness } from './strictness.ts'

/** Smallest helping of a recipe, in base portions. */
const LEAST_SCALE = 0.5

/** Guards against losing a grid point to the rounding error of a division. */
const EPSILON = 1e-9

export interface PortionRange {
  readonly low: number
  readonly high: number
}

/** The limits of a portion. */
export type PortionRules = Pick<Strictness, 'hasBands' | 'mostScale' | 'mostPlates'>

/**
 * Up to this energy, in kcal, plates have one size. Above it they grow with the day, because a person who needs 3800
 * kcal is used to larger plates. Our rule.
 */
const USUAL_PLATE_KCAL = 3000

/** They grow by no more than this, so that the largest lunch weighs a kilo. */
const MOST_GROWTH = 1.2

/** Number of plates that a portion fills on a day with this energy. Above 1 it is too much to serve. */
export function platesOf({ fullPlateScale }: PlannableMeal, scale: number, dayKcal: number): number {
  return scale / (fullPlateScale * Math.min(Math.max(1, dayKcal / USUAL_PLATE_KCAL), MOST_GROWTH))
}

/**
 * Portions of a meal on its grid, from 0.5 to a full plate and, with bands, within the meal's share of the day's
 * energy. `null` when no grid point fits.
 */
export function portionRange(
  meal: PlannableMeal,
  dayKcal: number,
  { hasBands, mostScale, mostPlates }: PortionRules,
): PortionRange | null {
  const most = Math.min(mostScale, mostPlates / platesOf(meal, 1, dayKcal), mostPlates * meal.mostScaleOfKinds)
  const band = hasBands ? bandScales(meal, dayKcal) : { low: LEAST_SCALE, high: most }
  const low = onGrid(Math.ceil(Math.max(band.low, LEAST_SCALE) / meal.portionStep - EPSILON), meal)
  const high = onGrid(Math.floor(Math.min(band.high, most) / meal.portionStep + EPSILON), meal)
  return low <= high ? { low, high } : null
}

/** Whether a portion is within the meal's share of the day's energy. */
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

/** Rounds a scale to two decimals. */
export function roundScale(scale: number): number {
  return Math.round(scale * 100) / 100
}
