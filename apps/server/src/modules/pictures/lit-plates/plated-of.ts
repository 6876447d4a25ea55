import { isPlated, type PlatedMeal } from '@dayplate/food-pictures'
import { recipeIdOf } from '@dayplate/nutrition'
import type { MealVersion } from '../../catalogue/index.ts'

const known = new WeakMap<MealVersion, PlatedMeal | null>()

/** A meal version ready to be drawn; null when its form is not written yet, so that its SVG drawing stays. */
export function platedOf(version: MealVersion): PlatedMeal | null {
  const kept = known.get(version)
  if (kept !== undefined) return kept
  const composed = compose(version)
  const plated = isPlated(composed) ? composed : null
  known.set(version, plated)
  return plated
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
