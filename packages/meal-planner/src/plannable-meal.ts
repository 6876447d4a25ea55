import {
  type FoodById,
  ingredientMacros,
  type Meal,
  mealGuideAmounts,
  mealFoods,
  mealNutrition,
  portionStepOf,
} from '@dayplate/nutrition'
import { dishesOf } from './dish-form.ts'
import type { PlannableMeal } from './plan-request.ts'

/** Less than this of a food is not noticed on a plate, in grams per base portion. */
const NOTICED_GRAMS = 20

/** What the planner needs of a catalogue's meal. */
export function toPlannableMeal(meal: Meal, foodById: FoodById): PlannableMeal {
  const { kcal, proteinG, fatG, carbohydrateG } = mealNutrition(meal, foodById)
  return {
    id: meal.id,
    type: meal.type,
    macros: { kcal, proteinG, fatG, carbohydrateG },
    portionStep: portionStepOf(meal, foodById),
    keepsDays: meal.keepsDays,
    preparationMinutes: meal.preparationMinutes,
    seasons: meal.seasons,
    mainFoodIds: mainFoodIds(meal, foodById),
    leadFoodId: leadFoodId(meal, foodById),
    guideAmounts: mealGuideAmounts(meal, foodById),
    dishes: dishesOf(meal),
  }
}

/** Foods one notices: at least 20 g, and neither fat nor seasoning. Sorted, each once. */
export function mainFoodIds(meal: Meal, foodById: FoodById): readonly string[] {
  return [...new Set(noticed(meal, foodById).map(({ food }) => food.id))].toSorted()
}

function leadFoodId(meal: Meal, foodById: FoodById): string | null {
  const byProtein = noticed(meal, foodById)
    .map(({ food, ingredient }) => ({ id: food.id, proteinG: ingredientMacros(food, ingredient.grams).proteinG }))
    .toSorted((a, b) => b.proteinG - a.proteinG)
  return byProtein[0]?.id ?? null
}

function noticed(meal: Meal, foodById: FoodById) {
  return mealFoods(meal, foodById).filter(
    ({ food, ingredient }) => ingredient.grams >= NOTICED_GRAMS && !food.isSeasoning && food.category !== 'fats',
  )
}
