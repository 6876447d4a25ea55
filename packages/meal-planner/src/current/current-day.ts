import { type CalendarDay, daysBetween } from '@dayplate/dates'
import type { MealType } from '@dayplate/nutrition'
import type { Portion } from '../day-plan.ts'
import type { PlannableMeal, RequestedDay } from '../plan-request.ts'

/** A meal as it stands in somebody's plan. */
export interface CurrentMeal {
  /** With the figures it is eaten with: replaced ingredients count. It may be outside the diet, as a favourite can be. */
  readonly meal: PlannableMeal
  /** In base portions. */
  readonly scale: number
  readonly portion: Portion
  /** Eaten meals never change. */
  readonly isEaten: boolean
  /** Chosen by the person. The meal stays when days are planned again; its portion may still be fitted. */
  readonly isPinned: boolean
}

/** A day of a plan as it stands, with what it should hold. */
export interface CurrentDay extends RequestedDay {
  /** In the order of the day, at most one of each type. */
  readonly meals: readonly CurrentMeal[]
}

/** Where in a plan a meal stands. */
export interface MealSlot {
  readonly date: CalendarDay
  readonly type: MealType
}

/** The meal that stands in a slot; `undefined` where the day or the meal is missing. */
export function findCurrentMeal(days: readonly CurrentDay[], { date, type }: MealSlot): CurrentMeal | undefined {
  return findDay(days, date)?.meals.find(({ meal }) => meal.type === type)
}

export function findDay(days: readonly CurrentDay[], date: CalendarDay): CurrentDay | undefined {
  return days.find((day) => day.date === date)
}

/**
 * Whether fitting may change a portion: not of what is eaten, and not of a second or later portion, which comes out of the batch
 * as it was cooked. A first portion is not cooked yet: the batch becomes that much larger or smaller.
 */
export function isPortionOpen({ isEaten, portion }: CurrentMeal): boolean {
  return !isEaten && portion.number === 1
}

/** Ids of what is eaten on the days at most `gapDays` before or after a date, the date itself included. */
export function mealIdsNear(days: readonly CurrentDay[], date: CalendarDay, gapDays: number): ReadonlySet<string> {
  const near = days.filter((day) => Math.abs(daysBetween(date, day.date)) <= gapDays)
  return new Set(near.flatMap(({ meals }) => meals.map(({ meal }) => meal.id)))
}
