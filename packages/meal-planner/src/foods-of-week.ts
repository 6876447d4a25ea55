import { daysBetween } from '@dayplate/dates'
import type { DraftMeal } from './draft-meal.ts'
import type { PlanContext } from './plan-context.ts'

const WEEK_DAYS = 7

/** Foods that are bought for the week of a day anyway: for meals of its other days, and for those decided on the day. */
export function foodsOfWeek(
  context: PlanContext,
  dayNumber: number,
  decided: readonly Pick<DraftMeal, 'mealId'>[],
): ReadonlySet<string> {
  const start = dayNumber - dayOfWeek(context, dayNumber)
  const eaten = context.history.between(start, start + WEEK_DAYS - 1)
  const mealIds = new Set([...eaten, ...decided].map(({ mealId }) => mealId))
  return new Set(
    [...mealIds].flatMap((id) => context.mealById.get(id)?.meal.boughtFoods.map(({ foodId }) => foodId) ?? []),
  )
}

/** Days since the day's week began, from 0 to 6. */
function dayOfWeek({ request: { days, weeksFrom } }: PlanContext, dayNumber: number): number {
  const [first] = days
  const before = first === undefined || weeksFrom === undefined ? 0 : daysBetween(weeksFrom, first.date)
  return (((before + dayNumber) % WEEK_DAYS) + WEEK_DAYS) % WEEK_DAYS
}
