import { toPlannableMeal, type PlannableMeal } from '@dayplate/meal-planner'
import {
  excludedIn,
  isMealAllowed,
  mealFoods,
  NO_EXCLUSIONS,
  type AllergenicFood,
  type Diet,
  type Exclusions,
  type Meal,
} from '@dayplate/nutrition'
import type { Catalogue } from '../catalogue/index.ts'

/** A meal of a diet: as the planner reads it, and with the foods that exclusions are decided by. */
export interface MealOfDiet {
  readonly type: Meal['type']
  readonly foods: readonly AllergenicFood[]
  readonly plannable: PlannableMeal
}

/** One entry a diet: what depends on a person is never kept, so the cache cannot grow with people. */
const cache = new WeakMap<Catalogue, Map<Diet, readonly MealOfDiet[]>>()

/** Every meal a diet allows, whatever somebody leaves out. */
export function mealsOfDiet(catalogue: Catalogue, diet: Diet): readonly MealOfDiet[] {
  const byDiet = cache.get(catalogue) ?? new Map<Diet, readonly MealOfDiet[]>()
  cache.set(catalogue, byDiet)
  const known = byDiet.get(diet)
  if (known !== undefined) return known
  const meals = catalogue.meals
    // Menus of holidays serve those; on other days nobody wants Christmas.
    .filter((meal) => meal.holidayId === null)
    .filter((meal) => isMealAllowed(meal, { diet, ...NO_EXCLUSIONS }, catalogue.foodById))
    .map((meal) => ({
      type: meal.type,
      foods: mealFoods(meal, catalogue.foodById).map(({ food }) => food),
      plannable: toPlannableMeal(meal, catalogue.foodById),
    }))
  byDiet.set(diet, meals)
  return meals
}

/** The meals a diet and a person's exclusions allow, as the planner reads them; it never sees a forbidden one. */
export const plannableMeals = (
  catalogue: Catalogue,
  { diet, exclusions }: { readonly diet: Diet; readonly exclusions: Exclusions },
): readonly PlannableMeal[] =>
  mealsOfDiet(catalogue, diet)
    .filter(({ foods }) => excludedIn(foods, exclusions).length === 0)
    .map(({ plannable }) => plannable)
