import type { Catalogue } from '@dayplate/catalogue'
import { type PlannableMeal, toPlannableMeal } from '@dayplate/meal-planner'
import {
  type Allergen,
  type Diet,
  holdsLiver,
  isMealAllowed,
  preferOrdinary,
  withOrdinaryMeals,
} from '@dayplate/nutrition'

/** Meals that may be planned for a person, as the server chooses them: without holiday meals and liver, in ordinary form. */
export function everydayMeals(
  { foods, meals }: Catalogue,
  { diet, allergens }: { readonly diet: Diet; readonly allergens: ReadonlySet<Allergen> },
): readonly PlannableMeal[] {
  const foodById = new Map(foods.map((food) => [food.id, food]))
  const rules = { diet, allergens, dislikedFoodIds: new Set<string>() }
  const allowed = withOrdinaryMeals(meals, foodById)
    .filter((meal) => meal.holidayId === null)
    .filter((meal) => !holdsLiver(meal, foodById))
    .filter((meal) => isMealAllowed(meal, rules, foodById))
  return preferOrdinary(allowed).map((meal) => toPlannableMeal(meal, foodById))
}
