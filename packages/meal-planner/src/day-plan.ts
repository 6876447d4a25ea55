import type { CalendarDay } from '@dayplate/dates'
import type { DayTarget, Macros, MealType } from '@dayplate/nutrition'

/** The number of this portion in its batch: the second of two is a leftover. */
export interface Portion {
  readonly number: number
  readonly total: number
}

export interface PlannedMeal {
  readonly type: MealType
  readonly mealId: string
  /** Base portions eaten at this meal. The amount cooked is the sum over the portions of its batch. */
  readonly scale: number
  readonly portion: Portion
  /** The occurrence on whose day the meal is cooked and shopped for. */
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly isPinned: boolean
}

export type MacroName = keyof Macros

/** A compromise that the plan made on a day. */
export type PlanReason =
  /** A cooked portion was not planned for the next day, because the day would have missed its target. */
  | { readonly code: 'LEFTOVER_DROPPED' }
  | { readonly code: 'OUT_OF_SEASON'; readonly type: MealType }
  /** A meal comes back after this many days (0: the same day) instead of more than three. */
  | { readonly code: 'VARIETY_RELAXED'; readonly type: MealType; readonly gapDays: number }
  /** A meal is larger or smaller than its usual share of the day. */
  | { readonly code: 'MEAL_BANDS_RELAXED'; readonly type: MealType }
  /**
   * More than 2.5 base portions of a meal, or more than a plate holds, because usual portions miss the day's macros.
   */
  | { readonly code: 'LARGE_PORTION'; readonly type: MealType }
  /** Fewer meals of this type are left than the variety of a day needs. */
  | { readonly code: 'TOO_FEW_RECIPES'; readonly type: MealType; readonly count: number }
  /** Energy is outside its tolerance: the largest (or smallest) portions do not reach it. */
  | { readonly code: 'PORTION_LIMIT'; readonly deviation: number }
  /** A macro is outside its tolerance; `deviation` is the best that was found, as a fraction of the target. */
  | { readonly code: 'MACRO_UNREACHABLE'; readonly macro: Exclude<MacroName, 'kcal'>; readonly deviation: number }
  /** Pinned meals already decide the day. */
  | { readonly code: 'PINNED_MEALS' }

/** The target, the actual macros, and whether every macro is inside its tolerance. */
export interface DayProof {
  readonly target: DayTarget
  /** Rounded to 0.01 kcal and 0.01 g. */
  readonly actual: Macros
  /** Fractions of the target, rounded to 0.0001; positive means more than the target. */
  readonly deviation: Readonly<Record<MacroName, number>>
  /** Energy within 2 %, protein, fat and carbohydrate each within 5 %. A day outside these tolerances has reasons. */
  readonly holds: boolean
  readonly reasons: readonly PlanReason[]
}

export interface DayPlan {
  readonly date: CalendarDay
  /** In the order of the day. A meal is missing only when there is no recipe for its type. */
  readonly meals: readonly PlannedMeal[]
  readonly proof: DayProof
}
