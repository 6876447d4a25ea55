import { isPlated, type PlatedMeal } from '@dayplate/food-pictures'
import type { MealVersion } from '../../catalogue/index.ts'
import { composeVersion } from './compose-version.ts'

const known = new WeakMap<MealVersion, PlatedMeal | null>()
const failures = new WeakMap<MealVersion, unknown>()

/** A meal version ready to be drawn; null when its form is not written yet or its composition fails: its SVG drawing stays. */
export function platedOf(version: MealVersion): PlatedMeal | null {
  const kept = known.get(version)
  if (kept !== undefined) return kept
  const plated = tryToCompose(version)
  known.set(version, plated)
  return plated
}

/** Why a version could not be composed; undefined when it could. */
export const compositionFailureOf = (version: MealVersion): unknown => failures.get(version)

/** The address of a picture is a part of many answers, and one odd recipe must not spoil them. */
function tryToCompose(version: MealVersion): PlatedMeal | null {
  try {
    const composed = composeVersion(version)
    return isPlated(composed) ? composed : null
  } catch (error) {
    failures.set(version, error)
    return null
  }
}
