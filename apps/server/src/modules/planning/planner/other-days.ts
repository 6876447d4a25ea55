import type { CalendarDay } from '@dayplate/dates'
import type { DayReplacements, FixedMenu, CurrentDay, CurrentMeal } from '@dayplate/meal-planner'
import type { Diet } from '@dayplate/nutrition'
import type { ExclusionAnswers } from '@dayplate/rules/diet-settings'

/**
 * Everything besides engine and catalogue that decides which other days are found. It is plain data, because it is sent to a
 * thread.
 */
export interface OtherDaysRequest {
  readonly date: CalendarDay
  /** The current day and the days around it. */
  readonly days: readonly CurrentDay[]
  readonly diet: Diet
  /** The person's exclusions. */
  readonly exclusions: ExclusionAnswers
  readonly seed: string
  /** The menus of a holiday on this date. */
  readonly menus: readonly FixedMenu[]
  /** The originally planned meals of the date, if they were replaced and are still allowed; null when they are not wanted. */
  readonly original: readonly CurrentMeal[] | null
  /** Meals of which each found day must contain one; `null` for any day. */
  readonly containing: readonly string[] | null
  /** How many days to find besides menus and the original. */
  readonly limit: number
}

/** Menus first, then the original, then planned days; or why the day cannot be replaced. */
export type OtherDays = DayReplacements
