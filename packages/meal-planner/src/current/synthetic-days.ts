import { planDays } from '../plan-days.ts'
import { type SyntheticSize, syntheticRequest } from '../synthetic-request.ts'
import type { PlannableMeal } from '../plan-request.ts'
import type { CurrentDay, CurrentMeal } from './current-day.ts'

/** For tests: a plan made from an invented catalogue, and the meals of that catalogue. */
export interface SyntheticPlan {
  readonly days: readonly CurrentDay[]
  readonly meals: readonly PlannableMeal[]
}

export function syntheticPlan(seed: number, size: SyntheticSize): SyntheticPlan {
  const request = syntheticRequest(seed, size)
  const mealById = new Map(request.meals.map((meal) => [meal.id, meal]))
  const days = planDays(request).map((plan, index) => {
    const requested = request.days[index]
    if (requested === undefined) throw new Error('a day was planned that nobody asked for')
    return { ...requested, meals: plan.meals.flatMap((planned) => toCurrentDays(planned, mealById)) }
  })
  return { days, meals: request.meals }
}

/** The same plan with one meal eaten. */
export function eat(days: readonly CurrentDay[], date: string, type: string): readonly CurrentDay[] {
  return days.map((day) =>
    day.date === date
      ? { ...day, meals: day.meals.map((meal) => (meal.meal.type === type ? { ...meal, isEaten: true } : meal)) }
      : day,
  )
}

/**
 * Second and later portions that do not follow the portion before them, or that do not keep long enough. An eaten
 * portion keeps its number even when its next portion was replaced.
 */
export function lostPortions(days: readonly CurrentDay[]): readonly CurrentMeal[] {
  return days.flatMap(({ meals }, index) =>
    meals.filter(({ meal, portion, isEaten }) => {
      const before = days[index - 1]?.meals.find((other) => other.meal.id === meal.id)
      const follows = before?.portion.number === portion.number - 1 && before.portion.total === portion.total
      return !isEaten && portion.number > 1 && !(follows && meal.keepsDays >= portion.number - 1)
    }),
  )
}

function toCurrentDays(
  { mealId, scale, portion, isPinned }: ReturnType<typeof planDays>[number]['meals'][number],
  mealById: ReadonlyMap<string, PlannableMeal>,
): readonly CurrentMeal[] {
  const meal = mealById.get(mealId)
  return meal === undefined ? [] : [{ meal, scale, portion, isPinned, isEaten: false }]
}
