import { seasonOfDay } from '@dayplate/dates'
import { toPlannableMeal, type PlannableMeal, type CurrentDay, type CurrentMeal } from '@dayplate/meal-planner'
import { mealKcalOf, type DayGuides } from '@dayplate/nutrition'
import { mealOfVersion, type Catalogue, type MealVersion } from '../catalogue/index.ts'
import { replacedOriginal, requireVersion, type PlannedMeal, type StoredDay } from '../plans/index.ts'

/** Of days planned before there were guides, or before there was one of them: nothing misses these. */
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
  /** What was planned for a day that is over counts as eaten, marked or not: a pot of it is cooked, and stays as it is. */
  readonly isOver: boolean
}

/** A stored day as exchanges read it: what it was planned to hold, and the meals that stand in it. */
export function standingDay(day: StoredDay, { catalogue, isOver }: DayReading): CurrentDay {
  const { target, guides } = day.document.proof
  return {
    date: day.date,
    season: seasonOfDay(day.date),
    target: { ...target, guides: { ...NO_GUIDES, ...guides }, mealKcal: mealKcalOf(target.kcal) },
    meals: day.document.meals.map((planned) => standingMeal(day, planned, { catalogue, isOver })),
  }
}

function standingMeal(day: StoredDay, planned: PlannedMeal, { catalogue, isOver }: DayReading): CurrentMeal {
  return {
    meal: plannableOf(requireVersion(catalogue, planned.version), catalogue),
    scale: planned.scale,
    portion: { number: planned.portion, total: planned.portionsTotal },
    isEaten: isOver || day.eaten.includes(planned.type),
    isPinned: replacedOriginal(day.document, planned) !== null,
  }
}

/**
 * A stored version as the planner reads meals. Its figures are those that are stored; foods that the table no longer knows
 * count for neither likeness nor plate.
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
