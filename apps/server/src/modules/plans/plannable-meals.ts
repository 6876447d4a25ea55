import { toPlannableMeal, type PlannableMeal } from '@dayplate/meal-planner'
import { isMealAllowed, type Diet } from '@dayplate/nutrition'
import type { Catalogue } from '../catalogue/index.ts'

const cache = new WeakMap<Catalogue, Map<Diet, readonly PlannableMeal[]>>()

/** The meals a diet allows, as the planner reads them; the planner never sees a forbidden one. */
export function plannableMeals(catalogue: Catalogue, diet: Diet): readonly PlannableMeal[] {
  const byDiet = cache.get(catalogue) ?? new Map<Diet, readonly PlannableMeal[]>()
  cache.set(catalogue, byDiet)
  const known = byDiet.get(diet)
  if (known !== undefined) return known
  const rules = { diet, allergens: new Set<never>(), dislikedFoodIds: new Set<never>() }
  const meals = catalogue.meals
    .filter((meal) => isMealAllowed(meal, rules, catalogue.foodById))
    .map((meal) => toPlannableMeal(meal, catalogue.foodById))
  byDiet.set(diet, meals)
  return meals
}
