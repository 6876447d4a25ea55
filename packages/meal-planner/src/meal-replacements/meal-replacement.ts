import type { CalendarDay } from '@dayplate/dates'
import type { MealType } from '@dayplate/nutrition'
import type { DayProof, PlanReason } from '../day-plan.ts'
import type { PlannableMeal } from '../plan-request.ts'
import type { MealChange } from '../current/meal-change.ts'
import type { MealSlot, CurrentDay } from '../current/current-day.ts'
import type { AffectedDays } from './affected-days.ts'

export interface MealReplacementRequest {
  /** The day and the days around it, as they stand: three on either side matter, and all portions of the meal's batch. */
  readonly days: readonly CurrentDay[]
  readonly slot: MealSlot
  /** Everything the person may be given: diet, allergens and dislikes are filtered before, seasons are minded here. */
  readonly meals: readonly PlannableMeal[]
  /** What was planned in the slot before it was replaced, when it is wanted as the first of the list; else `null`. */
  readonly original: OriginalMeal | null
  /** Most replacements to list; 10 when not said. */
  readonly limit?: number
}

export interface OriginalMeal {
  readonly mealId: string
  readonly scale: number
}

/** What a replacement does to one day. */
export interface DayEffect {
  readonly date: CalendarDay
  readonly before: DayProof
  readonly after: DayProof
  /** Other meals of the day whose portions change with it. */
  readonly portionChanges: readonly PortionChange[]
}

export interface PortionChange {
  readonly type: MealType
  readonly from: number
  readonly to: number
}

/** Out of season on a day it would be eaten on, or eaten that few days before or after. */
export type ReplacementConcession = Extract<PlanReason, { code: 'OUT_OF_SEASON' | 'VARIETY_RELAXED' }>

/** One meal that could be eaten instead, and everything that choosing it would do. */
export interface MealReplacement {
  readonly meal: PlannableMeal
  readonly isOriginal: boolean
  /** Whether every day it changes is inside its tolerances afterwards, portions of other meals fitted where needed. */
  readonly keepsInside: boolean
  /** Largest deviation of the days it changes, in tolerance units: up to 1 is inside. The list is sorted by it. */
  readonly closeness: number
  readonly affectedDays: AffectedDays
  /** What speaks against it although the list is short of better ones; empty for most. */
  readonly concessions: readonly ReplacementConcession[]
  /** The days whose food changes, the asked one first. */
  readonly effects: readonly DayEffect[]
  /** To carry out as a whole, and to undo as a whole. */
  readonly changes: readonly MealChange[]
}

export type MealReplacements =
  | { readonly kind: 'replacements'; readonly replacements: readonly MealReplacement[] }
  | { readonly kind: 'refused'; readonly reason: 'NO_SUCH_MEAL' | 'EATEN' }
