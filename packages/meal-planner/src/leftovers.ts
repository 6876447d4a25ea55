import type { CalendarDay } from '@dayplate/dates'
import type { MealType } from '@dayplate/nutrition'
import type { RequestedDay } from './plan-request.ts'
import type { PlanContext } from './plan-context.ts'
import type { DraftMeal, Leftover } from './draft-meal.ts'
import { USUAL_GAP_DAYS } from './strictness.ts'

/** Meals that are cooked for two days. Lunch first, because people take it along. */
const LEFTOVER_TYPES = ['lunch', 'dinner'] as const satisfies readonly MealType[]

/**
 * The second portion of yesterday's lunch, or else of its dinner, if it keeps and the meal is still open; else `null`. A
 * day eats one leftover at most: with two of four meals given, few days would meet their targets.
 */
export function offerLeftover(
  context: PlanContext,
  dayNumber: number,
  yesterday: readonly DraftMeal[],
): Leftover | null {
  const day = context.request.days[dayNumber]
  if (day === undefined) return null
  const cooked = LEFTOVER_TYPES.flatMap((type) => yesterday.find((meal) => meal.type === type) ?? [])
  const offered = cooked.find((meal) => isOffered(context, meal, { date: day.date, dayNumber }))
  return offered?.origin === 'chosen' ? { ...offered, origin: 'leftover' } : null
}

function isOffered(
  { findPinned, history }: PlanContext,
  meal: DraftMeal,
  { date, dayNumber }: { readonly date: CalendarDay; readonly dayNumber: number },
): boolean {
  if (meal.origin !== 'chosen' || meal.indexed.meal.keepsDays < 1) return false
  if (findPinned(date, meal.type) !== undefined) return false
  return !history.isSoonAfter(meal.mealId, dayNumber - 1, USUAL_GAP_DAYS + 1)
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

/**
 * The meal of a day that should be cooked for the next day too: dinner after a lunch that was cooked yesterday, else
 * lunch, so that they take turns. `null` when the next day does not take it.
 */
export function typeToKeep(context: PlanContext, dayNumber: number, leftover: Leftover | null): MealType | null {
  const next = context.request.days[dayNumber + 1]
  const type = leftover?.type === 'lunch' ? 'dinner' : 'lunch'
  return next !== undefined && context.findPinned(next.date, type) === undefined ? type : null
}
