import type { RequestedDay } from './plan-request.ts'
import type { PlanContext } from './plan-context.ts'
import type { DraftMeal, Leftover } from './draft-meal.ts'
import { USUAL_GAP_DAYS } from './strictness.ts'

/** The meal that is cooked for two days: lunch, because people take it along. */
export const LEFTOVER_TYPE = 'lunch'

/** The second portion of yesterday's lunch, if it keeps and lunch is still open; else `null`. */
export function offerLeftover(
  context: PlanContext,
  dayNumber: number,
  yesterday: readonly DraftMeal[],
): Leftover | null {
  const day = context.request.days[dayNumber]
  const lunch = yesterday.find(({ type }) => type === LEFTOVER_TYPE)
  if (day === undefined || lunch?.origin !== 'chosen' || lunch.indexed.meal.keepsDays < 1) return null
  if (context.findPinned(day.date, LEFTOVER_TYPE) !== undefined) return null
  if (context.history.isSoonAfter(lunch.mealId, dayNumber - 1, USUAL_GAP_DAYS + 1)) return null
  return { ...lunch, origin: 'leftover' }
}

/** Further portions of meals pinned yesterday as the first of several. They are cooked, so they are eaten. */
export function cookedPortions(
  context: PlanContext,
  day: RequestedDay,
  yesterday: readonly DraftMeal[],
): readonly DraftMeal[] {
  return yesterday.flatMap((meal): readonly DraftMeal[] => {
    if (meal.origin !== 'pinned' && meal.origin !== 'cooked') return []
    const { number, total } = meal.portion
    if (number >= total || context.findPinned(day.date, meal.type) !== undefined) return []
    return [{ ...meal, origin: 'cooked', portion: { number: number + 1, total } }]
  })
}

/** Whether a lunch chosen on this day could be eaten again on the next. */
export function wantsLeftover(context: PlanContext, dayNumber: number): boolean {
  const next = context.request.days[dayNumber + 1]
  return next !== undefined && context.findPinned(next.date, LEFTOVER_TYPE) === undefined
}
