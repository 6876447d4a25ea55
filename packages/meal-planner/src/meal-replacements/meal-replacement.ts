import type { CalendarDay } from '@dayplate/dates'
import type { MealType } from '@dayplate/nutrition'
import type { DayProof, PlanReason } from '../day-plan.ts'
import type { PlannableMeal } from '../plan-request.ts'
import type { MealChange } from '../current/meal-change.ts'
import type { MealSlot, CurrentDay } from '../current/current-day.ts'
import type { AffectedDays } from './affected-days.ts'

export interface MealReplacementRequest {
  /** The day, the days up to three before and after it, and all days of the meal's batch. */
  readonly days: readonly CurrentDay[]
  readonly slot: MealSlot
  /** All meals the person may eat. The caller has filtered diet, allergens and dislikes; seasons are filtered here. */
  readonly meals: readonly PlannableMeal[]
  /** The meal planned in the slot before it was replaced, if it should be listed first; else `null`. */
  readonly original: OriginalMeal | null
  /** The number of replacements to list at most; 10 by default. */
  readonly limit?: number
}

export interface OriginalMeal {
  readonly mealId: string
  readonly scale: number
}

/** The effect of a replacement on one day. */
export interface DayEffect {
  readonly date: CalendarDay
  readonly before: DayProof
  readonly after: DayProof
  /** Other meals of the day whose portions change too. */
  readonly portionChanges: readonly PortionChange[]
}

export interface PortionChange {
  readonly type: MealType
  readonly from: number
  readonly to: number
}

/** Out of season on one of its days, or repeated within this many days. */
export type ReplacementConcession = Extract<PlanReason, { code: 'OUT_OF_SEASON' | 'VARIETY_RELAXED' }>

/** One meal that can replace the current one, with all effects of choosing it. */
export interface MealReplacement {
  readonly meal: PlannableMeal
  readonly isOriginal: boolean
  /**
   * Whether every changed day is inside its tolerances afterwards, with portions of other meals fitted where needed.
   */
  readonly keepsInside: boolean
  /** Largest deviation of the changed days, in tolerance units: up to 1 is inside. The list is sorted by it. */
  readonly closeness: number
  readonly affectedDays: AffectedDays
  /** Rules it breaks because the list is short of better ones; empty for most. */
  readonly concessions: readonly ReplacementConcession[]
  /** The days whose food changes, the requested one first. */
  readonly effects: readonly DayEffect[]
  /** Applied as a whole and undone as a whole. */
  readonly changes: readonly MealChange[]
}

export type MealReplacements =
  | { readonly kind: 'replacements'; readonly replacements: readonly MealReplacement[] }
  | { readonly kind: 'refused'; readonly reason: 'NO_SUCH_MEAL' | 'EATEN' }
