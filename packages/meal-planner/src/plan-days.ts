import type { DayPlan, PlannedMeal } from './day-plan.ts'
import { type DraftMeal, portionOf } from './draft-meal.ts'
import { Drafting } from './drafting.ts'
import type { PlanRequest } from './plan-request.ts'

/**
 * Plans the days one after the other. For each day it finds the meals and portions that meet the target, cost least and
 * have not been eaten recently. Pure: the same request gives the same plan on every machine. Every day carries its
 * proof; a day that does not hold, or that dropped a rule, names its reasons. Energy is never traded for anything else.
 */
export function planDays(request: PlanRequest): readonly DayPlan[] {
  const proven = new Drafting(request).run()
  return proven.map(({ draft, proof }, index) => ({
    date: draft.day.date,
    meals: toPlannedMeals(draft.meals, proven[index + 1]?.draft.meals ?? []),
    proof,
  }))
}

function toPlannedMeals(meals: readonly DraftMeal[], tomorrow: readonly DraftMeal[]): readonly PlannedMeal[] {
  return meals.map((meal) => {
    const next = tomorrow.find(({ type }) => type === meal.type)
    const portion = portionOf(meal, next)
    return {
      type: meal.type,
      mealId: meal.mealId,
      scale: meal.scale,
      portion,
      isFirst: portion.number === 1,
      isLast: portion.number === portion.total,
      isPinned: meal.origin === 'pinned',
    }
  })
}
