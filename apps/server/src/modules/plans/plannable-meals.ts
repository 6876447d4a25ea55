import { isMealAllowed, portionStepOf, type Diet, type Meal } from '@dayplate/nutrition'
import type { PlannableMeal } from '@dayplate/meal-planner'
import type { Catalogue } from '../catalogue/index.ts'

/** Lighter ingredients (a spoon of seeds, a clove of garlic) are not what one says a meal is made of. */
const NOTICED_FROM_G = 40

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
    .map((meal) => toPlannable(meal, catalogue))
  byDiet.set(diet, meals)
  return meals
}

function toPlannable(meal: Meal, catalogue: Catalogue): PlannableMeal {
  const version = catalogue.currentByMealId.get(meal.id)
  if (version === undefined) throw new Error(`meal ${meal.id} has no version`)
  const { kcal, proteinG, fatG, carbohydrateG } = version.nutrition
  return {
    id: meal.id,
    type: meal.type,
    macros: { kcal, proteinG, fatG, carbohydrateG },
    portionStep: portionStepOf(meal, catalogue.foodById),
    keepsDays: meal.keepsDays,
    preparationMinutes: meal.preparationMinutes,
    seasons: meal.seasons,
    mainFoodIds: mainFoodIds(meal),
  }
}

const mainFoodIds = (meal: Meal): string[] => [
  ...new Set(
    meal.dishes
      .flatMap((dish) => dish.ingredients)
      .filter((ingredient) => ingredient.grams >= NOTICED_FROM_G)
      .map((ingredient) => ingredient.foodId),
  ),
]
