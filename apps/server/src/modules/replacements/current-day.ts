import { seasonOfDay } from '@dayplate/dates'
import { toPlannableMeal, type PlannableMeal, type CurrentDay, type CurrentMeal } from '@dayplate/meal-planner'
import { mealKcalOf, type DayGuides } from '@dayplate/nutrition'
import { mealOfVersion, type Catalogue, type MealVersion } from '../catalogue/index.ts'
import { replacedOriginal, requireVersion, type PlannedMeal, type StoredDay } from '../stored-plans/index.ts'

/** Used for days that were planned before guides existed. Every day meets these. */
const NO_GUIDES: DayGuides = {
  fibreMinG: 0,
  fibreMaxG: Number.MAX_VALUE,
  saltMaxG: Number.MAX_VALUE,
  saturatedFatMaxG: Number.MAX_VALUE,
  ironMinMg: null,
  vitaminB12MinUg: null,
}

interface DayReading {
  readonly catalogue: Catalogue
  /** Counts all meals of a past day as eaten, marked or not, because their batches are cooked and cannot change. */
  readonly isOver: boolean
}

/** A stored day as the planner reads it: its target and its current meals. */
export function currentDay(day: StoredDay, { catalogue, isOver }: DayReading): CurrentDay {
  const { target, guides } = day.document.proof
  return {
    date: day.date,
    season: seasonOfDay(day.date),
    target: { ...target, guides: { ...NO_GUIDES, ...guides }, mealKcal: mealKcalOf(target.kcal) },
    meals: day.document.meals.map((planned) => currentMeal(day, planned, { catalogue, isOver })),
  }
}

function currentMeal(day: StoredDay, planned: PlannedMeal, { catalogue, isOver }: DayReading): CurrentMeal {
  return {
    meal: plannableOf(requireVersion(catalogue, planned.version), catalogue),
    scale: planned.scale,
    portion: { number: planned.portion, total: planned.portionsTotal },
    isEaten: isOver || day.eaten.includes(planned.type),
    isPinned: replacedOriginal(day.document, planned) !== null,
  }
}

/**
 * A stored version as the planner reads meals, with its stored figures. Foods that have been removed from the table are ignored
 * for similarity and for the picture.
 */
export function plannableOf(version: MealVersion, { foodById }: Catalogue): PlannableMeal {
  const meal = mealOfVersion(version)
  const known = {
    ...meal,
    dishes: meal.dishes.map((dish) => ({
      ...dish,
      ingredients: dish.ingredients.filter(({ foodId }) => foodById.has(foodId)),
    })),
  }
  const { kcal, proteinG, fatG, carbohydrateG } = version.nutrition
  return { ...toPlannableMeal(known, foodById), macros: { kcal, proteinG, fatG, carbohydrateG } }
}
