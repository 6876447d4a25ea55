import type { CalendarDay } from '@dayplate/dates'
import type { DayTarget, Macros, MealType } from '@dayplate/nutrition'

/** Which of the cooked portions this one is: the second of two is a leftover. */
export interface Portion {
  readonly number: number
  readonly total: number
}

export interface PlannedMeal {
  readonly type: MealType
  readonly mealId: string
  /** Base portions eaten at this meal. What is cooked is the sum over the portions of one batch. */
  readonly scale: number
  readonly portion: Portion
  /** The occurrence that is cooked and bought for. */
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isPinned: boolean
}

export type MacroName = keyof Macros

/** Why a day is not what was asked for in every respect. */
export type PlanReason =
  /** A cooked portion was not eaten the next day, because the day would not have come out. */
  | { readonly code: 'LEFTOVER_DROPPED' }
  | { readonly code: 'OUT_OF_SEASON'; readonly type: MealType }
  /** A meal comes back after only so many days, 0 for the same day, instead of more than three. */
  | { readonly code: 'VARIETY_RELAXED'; readonly type: MealType; readonly gapDays: number }
  /** A meal is larger or smaller than its usual part of the day. */
  | { readonly code: 'MEAL_BANDS_RELAXED'; readonly type: MealType }
  /** More than 2.5 base portions of a meal, or more than a plate holds: usual ones do not bring the day to its macros. */
  | { readonly code: 'LARGE_PORTION'; readonly type: MealType }
  /** Fewer meals than a day's variety needs are left for this type. */
  | { readonly code: 'TOO_FEW_RECIPES'; readonly type: MealType; readonly count: number }
  /** Energy ended outside its tolerance: the largest (or smallest) portions do not reach it. */
  | { readonly code: 'PORTION_LIMIT'; readonly deviation: number }
  /** A macro ended outside its tolerance; `deviation` is the best that was found, as a fraction of the target. */
  | { readonly code: 'MACRO_UNREACHABLE'; readonly macro: Exclude<MacroName, 'kcal'>; readonly deviation: number }
  /** Meals that stand already decide the day. */
  | { readonly code: 'PINNED_MEALS' }

/** What was asked, what came out, and whether every macro is inside its tolerance. */
export interface DayProof {
  readonly target: DayTarget
  /** To 0.01 kcal and 0.01 g. */
  readonly actual: Macros
  /** Fractions of the target, to 0.0001; positive is more than asked. */
  readonly deviation: Readonly<Record<MacroName, number>>
  /** Energy within 2 %, protein, fat and carbohydrate each within 5 %. A day that does not hold has reasons. */
  readonly holds: boolean
  readonly reasons: readonly PlanReason[]
}

export interface DayPlan {
  readonly date: CalendarDay
  /** In the order of the day. A meal is missing only when there is no recipe at all for its type. */
  readonly meals: readonly PlannedMeal[]
  readonly proof: DayProof
}
