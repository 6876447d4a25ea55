import { volumeIn, volumeUnitOf, type SystemOfMeasures, type Volume } from '@dayplate/units'

/** Daily goals on offer, in ml and in ounces (specification, section 9). */
const DAILY_GOALS = {
  si: [2000, 2250, 2500, 2750, 3000],
  imperial: [64, 72, 80, 88, 96],
} as const satisfies Record<SystemOfMeasures, readonly number[]>

/** The default goal (specification, section 9). */
export const FIRST_DAILY_GOAL: Volume = { value: 2000, unit: 'ml' }

/** Bounds of a daily goal, both ends allowed; wider than the values the interface offers. */
export const DAILY_GOAL_BOUNDS = {
  ml: { least: 1000, most: 5000 },
  oz: { least: 35, most: 175 },
} as const satisfies Record<Volume['unit'], { readonly least: number; readonly most: number }>

/** The goals to choose from, smallest first. They include the current one, even when it is not on offer. */
export function dailyGoalOptions(system: SystemOfMeasures, current: Volume): readonly Volume[] {
  const unit = volumeUnitOf(system)
  const values = new Set([...DAILY_GOALS[system], volumeIn(current, unit).value])
  return [...values].toSorted((a, b) => a - b).map((value) => ({ value, unit }))
}
