import { type CalendarDay, daysBetween } from '@dayplate/dates'
import type { MealType } from '@dayplate/nutrition'
import type { Portion } from '../day-plan.ts'
import type { PlannableMeal, RequestedDay } from '../plan-request.ts'

/** A meal in a person's plan as it is now. */
export interface CurrentMeal {
  /**
   * With the macros of the meal as eaten, replaced ingredients included. It may be outside the diet, as a favourite can
   * be.
   */
  readonly meal: PlannableMeal
  /** In base portions. */
  readonly scale: number
  readonly portion: Portion
  /** Eaten meals never change. */
  readonly isEaten: boolean
  /** The person chose this meal. It stays when days are planned again; its portion may still be fitted. */
  readonly isPinned: boolean
}

/** A day of a plan as it is now, with its target. */
export interface CurrentDay extends RequestedDay {
  /** In the order of the day, at most one of each type. */
  readonly meals: readonly CurrentMeal[]
}

/** The position of a meal in a plan. */
export interface MealSlot {
  readonly date: CalendarDay
  readonly type: MealType
}

/** The meal in a slot; `undefined` when the day or the meal is missing. */
export function findCurrentMeal(days: readonly CurrentDay[], { date, type }: MealSlot): CurrentMeal | undefined {
  return findDay(days, date)?.meals.find(({ meal }) => meal.type === type)
}

export function findDay(days: readonly CurrentDay[], date: CalendarDay): CurrentDay | undefined {
  return days.find((day) => day.date === date)
}

/**
 * Whether fitting may change a portion. Eaten meals do not change, nor do second and later portions, which were cooked
 * with the first. A first portion is not cooked yet, so its batch can become larger or smaller.
 */
export function isPortionOpen({ isEaten, portion }: CurrentMeal): boolean {
  return !isEaten && portion.number === 1
}

/** Ids of the meals at most `gapDays` before or after a date, the date included. */
export function mealIdsNear(days: readonly CurrentDay[], date: CalendarDay, gapDays: number): ReadonlySet<string> {
  const near = days.filter((day) => Math.abs(daysBetween(date, day.date)) <= gapDays)
  return new Set(near.flatMap(({ meals }) => meals.map(({ meal }) => meal.id)))
}
