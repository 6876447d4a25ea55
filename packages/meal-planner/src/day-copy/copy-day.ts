import { type CalendarDay } from '@dayplate/dates'
import type { DayProof } from '../day-plan.ts'
import { roundScale } from '../portion-range.ts'
import { type CutLeftover, replaceDayMeals } from '../current/replace-day-meals.ts'
import type { MealChange } from '../current/meal-change.ts'
import { proveCurrentDay } from '../current/prove-current-day.ts'
import { findDay, type MealSlot, type CurrentDay, type CurrentMeal } from '../current/current-day.ts'
import { fitPortions } from './fit-portions.ts'

export interface DayCopyRequest {
  /** The day, the target day, and all days of the batches on the target day. */
  readonly days: readonly CurrentDay[]
  readonly from: CalendarDay
  readonly to: CalendarDay
  /** Whether the person may still eat a meal, because exclusions may have changed since the day was planned. */
  readonly isAllowed: (mealId: string) => boolean
}

export type DayCopy =
  | {
      readonly kind: 'copied'
      readonly meals: readonly CurrentMeal[]
      /** Against the target of the day it is copied to. */
      readonly proof: DayProof
      /** Whether portions were fitted, because the copied ones missed the other day's target. */
      readonly isRefitted: boolean
      readonly changes: readonly MealChange[]
      readonly cutLeftovers: readonly CutLeftover[]
    }
  | { readonly kind: 'refused'; readonly reason: 'NO_SUCH_DAY' | 'SAME_DAY' }
  /** Eaten meals never change. */
  | { readonly kind: 'refused'; readonly reason: 'TARGET_EATEN'; readonly slot: MealSlot }
  | { readonly kind: 'refused'; readonly reason: 'MEALS_EXCLUDED'; readonly mealIds: readonly string[] }

/**
 * Copies the meals of one day to another. Portions stay if they meet the other day's target, and are fitted if only
 * fitting meets it. If neither does, the copy keeps its portions and its proof says so. Everything is cooked for the
 * new day alone, so leftovers are detached. One exception: a second portion already planned on the other day stays one.
 */
export function copyDay(request: DayCopyRequest): DayCopy {
  const source = findDay(request.days, request.from)
  const target = findDay(request.days, request.to)
  if (source === undefined || target === undefined) return { kind: 'refused', reason: 'NO_SUCH_DAY' }
  if (source === target) return { kind: 'refused', reason: 'SAME_DAY' }
  const eaten = target.meals.find(({ isEaten }) => isEaten)
  if (eaten !== undefined) {
    return { kind: 'refused', reason: 'TARGET_EATEN', slot: { date: target.date, type: eaten.meal.type } }
  }
  const mealIds = source.meals.map(({ meal }) => meal.id).filter((mealId) => !request.isAllowed(mealId))
  if (mealIds.length > 0) return { kind: 'refused', reason: 'MEALS_EXCLUDED', mealIds }
  return writeCopy(request, source, target)
}

function writeCopy({ days }: DayCopyRequest, source: CurrentDay, target: CurrentDay): DayCopy {
  const kept = source.meals.map((current) => copyMeal(current, target))
  const fitted = proveCurrentDay({ ...target, meals: kept }).holds ? null : fitPortions({ ...target, meals: kept })
  const meals = fitted === null ? kept : kept.map((meal, index) => withScale(meal, fitted[index]))
  return {
    kind: 'copied',
    meals,
    proof: proveCurrentDay({ ...target, meals }),
    isRefitted: fitted !== null,
    ...replaceDayMeals(days, target.date, meals),
  }
}

function copyMeal({ meal, scale, portion }: CurrentMeal, target: CurrentDay): CurrentMeal {
  const there = target.meals.find((current) => current.meal.type === meal.type)
  const isNextPortion =
    there?.meal.id === meal.id && there.portion.number === portion.number + 1 && there.portion.total === portion.total
  if (isNextPortion) return there
  return { meal, scale, portion: { number: 1, total: 1 }, isEaten: false, isPinned: true }
}

function withScale(current: CurrentMeal, scale: number | undefined): CurrentMeal {
  return scale === undefined ? current : { ...current, scale: roundScale(scale) }
}
