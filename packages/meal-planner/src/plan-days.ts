import type { DayPlan, DayProof, PlannedMeal } from './day-plan.ts'
import { type DraftDay, draftDay } from './draft-day.ts'
import { type DraftMeal, portionOf } from './draft-meal.ts'
import { createContext, type PlanContext } from './plan-context.ts'
import { reasonsFor } from './plan-reasons.ts'
import type { PlanRequest } from './plan-request.ts'
import { proveDay } from './proof.ts'

/**
 * Plans the days one after the other: for each the meals and portions that meet its target, are welcome and have not been
 * eaten lately. Pure: the same request gives the same plan on every machine. Every day carries its proof; one that does not
 * hold, or gave something up, says so in reasons. Energy is never traded for anything else.
 */
export function planDays(request: PlanRequest): readonly DayPlan[] {
  const context = createContext(request)
  const planned: { readonly draft: DraftDay; readonly proof: DayProof }[] = []
  for (const [dayNumber, day] of request.days.entries()) {
    const draft = draftDay(context, day, { dayNumber, yesterday: planned.at(-1)?.draft.meals ?? [] })
    planned.push({ draft, proof: proveDay(day.target, draft.meals, reasonsFor(context, draft, dayNumber)) })
    remember(context, draft, dayNumber)
  }
  return planned.map(({ draft, proof }, index) => ({
    date: draft.day.date,
    meals: toPlannedMeals(draft.meals, planned[index + 1]?.draft.meals ?? []),
    proof,
  }))
}

function remember({ history }: PlanContext, { meals }: DraftDay, dayNumber: number): void {
  for (const { mealId } of meals) history.add(mealId, dayNumber)
}

function toPlannedMeals(meals: readonly DraftMeal[], tomorrow: readonly DraftMeal[]): readonly PlannedMeal[] {
  return meals.map((meal) => {
    const portion = portionOf(
      meal,
      tomorrow.find(({ type }) => type === meal.type),
    )
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
