import { MEAL_TYPES } from '@dayplate/nutrition'
import { GridRounding } from '../grid-rounding.ts'
import { PortionFit, SLOTS } from '../portion-fit.ts'
import { portionRange } from '../portion-range.ts'
import { INSIDE } from '../slot-fit/least-change.ts'
import { mealColumn, toleranceScale } from '../slot-fit/tolerance-scale.ts'
import { isPortionOpen, type CurrentDay } from '../current/current-day.ts'
import { REPLACEMENT_PORTIONS } from '../strictness.ts'
import { ROWS } from '../tolerance.ts'
import { at } from '../vector.ts'

/**
 * Portions for all meals of a day that bring it inside its tolerances, each on its grid and within its share of the
 * day, in the order of its meals. Fixed meals keep their portions. `null` when no portions near the fitted ones work.
 */
export function fitPortions({ target, meals }: CurrentDay): readonly number[] | null {
  const scaled = toleranceScale(target)
  const box = {
    columns: new Float64Array(SLOTS * ROWS),
    goal: scaled.goal,
    low: new Float64Array(SLOTS),
    high: new Float64Array(SLOTS),
  }
  const steps = new Float64Array(SLOTS).fill(1)
  const fit = new PortionFit()
  for (const current of meals) {
    const { meal, scale } = current
    const slot = MEAL_TYPES.indexOf(meal.type)
    const range = isPortionOpen(current) ? portionRange(meal, target.kcal, REPLACEMENT_PORTIONS) : null
    box.columns.set(mealColumn(meal.macros, scaled), slot * ROWS)
    box.low[slot] = range?.low ?? scale
    box.high[slot] = range?.high ?? scale
    steps[slot] = range === null ? 1 : meal.portionStep
    fit.scales[slot] = scale
  }
  fit.fit(box)
  const rounding = new GridRounding()
  rounding.search(box, steps, fit.scales)
  return rounding.worst > INSIDE ? null : meals.map(({ meal }) => at(rounding.scales, MEAL_TYPES.indexOf(meal.type)))
}
