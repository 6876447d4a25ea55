import type { CalendarDay } from '@dayplate/dates'
import type { DayReplacements, FixedMenu, CurrentDay, CurrentMeal } from '@dayplate/meal-planner'
import type { Diet } from '@dayplate/nutrition'
import type { ExclusionAnswers } from '@dayplate/rules/diet-settings'

/** All that other days for a date come from, besides the engine and the catalogue. Plain data, as it goes to another thread. */
export interface OtherDaysWish {
  readonly date: CalendarDay
  /** The day and the days around it, as they stand. */
  readonly days: readonly CurrentDay[]
  readonly diet: Diet
  /** What the person leaves out. */
  readonly exclusions: ExclusionAnswers
  readonly seed: string
  /** Menus of a holiday on this date. */
  readonly menus: readonly FixedMenu[]
  /** What was planned for the date before it was exchanged, where that may still be given; `null` when it is not wanted. */
  readonly original: readonly CurrentMeal[] | null
  /** Meals of which each found day must contain one; `null` for any day. */
  readonly containing: readonly string[] | null
  /** Days to look for beside menus and the original. */
  readonly limit: number
}

/** Menus first, then the original, then planned days; or why the day cannot be exchanged. */
export type OtherDays = DayReplacements
