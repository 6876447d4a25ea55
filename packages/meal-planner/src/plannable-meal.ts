import {
  type FoodById,
  ingredientMacros,
  isTapWater,
  type Meal,
  mealGuideAmounts,
  mealFoods,
  mealNutrition,
  portionStepOf,
  type ReplacementRole,
} from '@dayplate/nutrition'
import { boughtFoods } from './bought-foods.ts'
import { dishesOf } from './dish-form.ts'
import { heldKinds, replacedKinds } from './food-kinds.ts'
import { fullPlateScale, mostScaleOfKinds } from './full-plate.ts'
import type { PlannableMeal } from './plan-request.ts'

/** A smaller amount of a food is not noticed on a plate, in grams per base portion. */
const NOTICED_GRAMS = 20

/** Converts a catalogue meal to the form the planner needs. */
export function toPlannableMeal(meal: Meal, foodById: FoodById): PlannableMeal {
  const { kcal, proteinG, fatG, carbohydrateG } = mealNutrition(meal, foodById)
  return {
    id: meal.id,
    type: meal.type,
    macros: { kcal, proteinG, fatG, carbohydrateG },
    portionStep: portionStepOf(meal, foodById),
    keepsDays: meal.keepsDays,
    preparationMinutes: meal.preparationMinutes,
    fullPlateScale: fullPlateScale(meal, foodById),
    mostScaleOfKinds: mostScaleOfKinds(meal, foodById),
    seasons: meal.seasons,
    mainFoodIds: mainFoodIds(meal, foodById),
    boughtFoods: boughtFoods(meal, foodById),
    guideAmounts: mealGuideAmounts(meal, foodById),
    leadFoodId: leadFoodId(meal, foodById),
    holds: heldKinds(meal, foodById),
    replaces: replacedKinds(meal, foodById),
    dishes: dishesOf(meal, foodById),
  }
}

/** People see beans of any colour as beans, so such foods also count as their kind. */
const KIND_OF_ROLE: Partial<Readonly<Record<ReplacementRole, string>>> = {
  'pulse-dry': 'kind-pulses',
  'pulse-canned': 'kind-pulses',
  'lentil-dry': 'kind-pulses',
  'split-pulse': 'kind-pulses',
}

/** Foods people notice, with at least 20 g and neither fat, seasoning nor water, and their kinds. Sorted, each once. */
export function mainFoodIds(meal: Meal, foodById: FoodById): readonly string[] {
  const ids = noticed(meal, foodById).flatMap(({ food: { id, role } }) => {
    const kind = role === null ? undefined : KIND_OF_ROLE[role]
    return kind === undefined ? [id] : [id, kind]
  })
  return [...new Set(ids)].toSorted()
}

function leadFoodId(meal: Meal, foodById: FoodById): string | null {
  const [lead] = noticed(meal, foodById)
    .map(({ food, ingredient }) => ({ food, proteinG: ingredientMacros(food, ingredient.grams).proteinG }))
    .toSorted((a, b) => b.proteinG - a.proteinG)
  return lead?.food.id ?? null
}

function noticed(meal: Meal, foodById: FoodById) {
  return mealFoods(meal, foodById).filter(
    ({ food, ingredient }) =>
      ingredient.grams >= NOTICED_GRAMS && !food.isSeasoning && food.category !== 'fats' && !isTapWater(food),
  )
}
