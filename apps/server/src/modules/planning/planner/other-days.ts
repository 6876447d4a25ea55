import type { CalendarDay } from '@dayplate/dates'
import type { DayReplacements, FixedMenu, CurrentDay, CurrentMeal } from '@dayplate/meal-planner'
import type { Diet } from '@dayplate/nutrition'
import type { ExclusionAnswers } from '@dayplate/rules/diet-settings'

/** Everything besides engine and catalogue that decides which other days are found. It is plain data, because it goes to a thread. */
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
  /** The meals that were planned for the date before they were replaced, if they are still allowed; `null` when they are not wanted. */
  readonly original: readonly CurrentMeal[] | null
  /** Meals of which each found day must contain one; `null` for any day. */
  readonly containing: readonly string[] | null
  /** Days to look for beside menus and the original. */
  readonly limit: number
}

/** Menus first, then the original, then planned days; or why the day cannot be replaced. */
export type OtherDays = DayReplacements
