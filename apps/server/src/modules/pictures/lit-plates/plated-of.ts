import { isPlated, type PlatedMeal } from '@dayplate/food-pictures'
import { recipeIdOf } from '@dayplate/nutrition'
import type { MealVersion } from '../../catalogue/index.ts'

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
    const composed = compose(version)
    return isPlated(composed) ? composed : null
  } catch (error) {
    failures.set(version, error)
    return null
  }
}

/** The one place where a version is composed. A plain bowl stands in until the composition of recipes is in place. */
const compose = (version: MealVersion): PlatedMeal => ({
  // Both forms of a recipe fall alike.
  id: recipeIdOf(version.mealId),
  mealType: version.type,
  vessel: 'bowl',
  dishes: version.dishes.map(({ ingredients }, index) => ({
    form: 'grain-bowl',
    place: index === 0 ? 'main' : 'beside',
    traits: [],
    foods: ingredients.map(({ foodId, grams }) => ({
      foodId,
      role: null,
      grams,
      cuts: [],
      heats: [],
      isGarnish: false,
      isTakenIn: false,
    })),
  })),
})
