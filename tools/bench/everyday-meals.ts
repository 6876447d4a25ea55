import type { Catalogue } from '@dayplate/catalogue'
import { type PlannableMeal, toPlannableMeal } from '@dayplate/meal-planner'
import { type Allergen, type Diet, isMealAllowed } from '@dayplate/nutrition'

/** Meals that may be planned for a person: in their diet, without their allergens, and without holiday meals. */
export function everydayMeals(
  { foods, meals }: Catalogue,
  { diet, allergens }: { readonly diet: Diet; readonly allergens: ReadonlySet<Allergen> },
): readonly PlannableMeal[] {
  const foodById = new Map(foods.map((food) => [food.id, food]))
  const rules = { diet, allergens, dislikedFoodIds: new Set<string>() }
  return meals
    .filter((meal) => meal.holidayId === null)
    .filter((meal) => isMealAllowed(meal, rules, foodById))
    .map((meal) => toPlannableMeal(meal, foodById))
}
