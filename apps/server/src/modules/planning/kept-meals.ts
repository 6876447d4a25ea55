import type { CalendarDay } from '@dayplate/dates'
import type { PinnedMeal } from '@dayplate/meal-planner'
import type { Catalogue } from '../catalogue/index.ts'
import { requireVersion, type PlannedMeal, type FutureDay } from '../stored-plans/index.ts'
import { nextServing, slotOf, type OpenSlots, type Replanning } from './replanning.ts'

/** The meals of a day that stay, in their stored form. */
export const keptMeals = (replanning: Replanning, day: FutureDay, open: OpenSlots): readonly PlannedMeal[] =>
  day.document.meals
    .filter((meal) => !open.has(slotOf(day, meal)))
    .map((meal) => (day.eaten.includes(meal.type) ? meal : withOwnServings(replanning, day, { meal, open })))

/** The meals of a day that stay, as the planner reads them. */
export const pinnedMeals = (replanning: Replanning, day: FutureDay, open: OpenSlots): readonly PinnedMeal[] =>
  day.document.meals
    .filter((meal) => !open.has(slotOf(day, meal)))
    // An eaten first serving is stored as one of two, but once its leftover is replaced, no leftover may be planned from it.
    .map((meal) => withOwnServings(replanning, day, { meal, open }))
    .map((meal) => toPinned(replanning.catalogue, day.date, meal))

/** A meal that stays, as the planner reads it, with the figures of its version. */
export function toPinned(catalogue: Catalogue, date: CalendarDay, meal: PlannedMeal): PinnedMeal {
  const { mealId, nutrition } = requireVersion(catalogue, meal.version)
  const { kcal, proteinG, fatG, carbohydrateG } = nutrition
  return {
    date,
    type: meal.type,
    mealId,
    macros: { kcal, proteinG, fatG, carbohydrateG },
    scale: meal.scale,
    portion: { number: meal.portion, total: meal.portionsTotal },
  }
}

/** Shortens a batch to the servings up to this one when the next serving is replaced. */
function withOwnServings(
  replanning: Replanning,
  day: FutureDay,
  { meal, open }: { readonly meal: PlannedMeal; readonly open: OpenSlots },
): PlannedMeal {
  const next = nextServing(replanning, day, meal)
  return next !== null && open.has(slotOf(next.day, next.meal)) ? { ...meal, portionsTotal: meal.portion } : meal
}
