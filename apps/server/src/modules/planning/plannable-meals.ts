import { toPlannableMeal, type PlannableMeal } from '@dayplate/meal-planner'
import {
  excludedIn,
  holdsLiver,
  isMealAllowed,
  mealFoods,
  NO_EXCLUSIONS,
  preferOrdinary,
  type AllergenicFood,
  type Diet,
  type Exclusions,
  type Meal,
} from '@dayplate/nutrition'
import type { Catalogue } from '../catalogue/index.ts'

/** A meal of a diet as the planner reads it, with the foods that decide about exclusions. */
export interface MealOfDiet {
  readonly id: string
  readonly type: Meal['type']
  readonly foods: readonly AllergenicFood[]
  readonly plannable: PlannableMeal
}

/** One entry for each diet. Contains nothing of a person, so it cannot grow with the number of people. */
const cache = new WeakMap<Catalogue, Map<Diet, readonly MealOfDiet[]>>()

/** Every meal that a diet allows, whatever the person excludes, but none with liver. */
export function mealsOfDiet(catalogue: Catalogue, diet: Diet): readonly MealOfDiet[] {
  const byDiet = cache.get(catalogue) ?? new Map<Diet, readonly MealOfDiet[]>()
  cache.set(catalogue, byDiet)
  const known = byDiet.get(diet)
  if (known !== undefined) return known
  const meals = catalogue.meals
    // Meals of holidays are only served by their menus.
    .filter((meal) => meal.holidayId === null)
    .filter((meal) => isMealAllowed(meal, { diet, ...NO_EXCLUSIONS }, catalogue.foodById))
    .filter((meal) => !holdsLiver(meal, catalogue.foodById))
    .map((meal) => ({
      id: meal.id,
      type: meal.type,
      foods: mealFoods(meal, catalogue.foodById).map(({ food }) => food),
      plannable: toPlannableMeal(meal, catalogue.foodById),
    }))
  byDiet.set(diet, meals)
  return meals
}

/**
 * The meals that a diet and a person's exclusions allow, as the planner reads them. It never sees a forbidden one, nor one of
 * special foods where the person may eat its ordinary form.
 */
export const plannableMeals = (
  catalogue: Catalogue,
  { diet, exclusions }: { readonly diet: Diet; readonly exclusions: Exclusions },
): readonly PlannableMeal[] =>
  preferOrdinary(
    mealsOfDiet(catalogue, diet)
      .filter(({ foods }) => excludedIn(foods, exclusions).length === 0)
      .map(({ plannable }) => plannable),
  )
