import type { CalendarDay } from '@dayplate/dates'
import type { DayProof, PlanReason } from '../day-plan.ts'
import type { PlannableMeal } from '../plan-request.ts'
import type { CutLeftover } from '../current/replace-day-meals.ts'
import type { MealChange } from '../current/meal-change.ts'
import type { MealSlot, CurrentDay, CurrentMeal } from '../current/current-day.ts'

export interface DayReplacementRequest {
  /** The day and the days around it, as they stand: three on either side matter, and all days of a batch on it. */
  readonly days: readonly CurrentDay[]
  readonly date: CalendarDay
  /** Everything the person may be given: diet, allergens and dislikes are filtered before. */
  readonly meals: readonly PlannableMeal[]
  /** Any text. The same request with the same seed gives the same list. */
  readonly seed: string
  /** Days to look for beside menus and the original; 6 when not said. */
  readonly limit?: number
  /** Menus of a holiday on this date. */
  readonly menus: readonly FixedMenu[]
  /** Meals of which each found day must contain one, as when a dish or an ingredient is searched for; `null` for any day. */
  readonly containing: readonly string[] | null
  /** The meals planned for the date before it was replaced; `null` when it never was. */
  readonly original: readonly CurrentMeal[] | null
}

/** A menu whose meals are given; portions are fitted to the day. Types it leaves out are planned as usual. */
export interface FixedMenu {
  readonly id: string
  readonly mealIds: readonly string[]
}

export type DaySource =
  | { readonly kind: 'original' }
  | { readonly kind: 'menu'; readonly menuId: string }
  /** `seed` plans the same day again. */
  | { readonly kind: 'planned'; readonly seed: string }

export type InactiveReason =
  /** The menu has a meal the person may not be given, or one that is not known. */
  | { readonly code: 'MEALS_EXCLUDED'; readonly mealIds: readonly string[] }
  /** Something that has been eaten stands where the menu has another meal. */
  | { readonly code: 'ALREADY_EATEN'; readonly slot: MealSlot }
  /** No portions of the menu hold the day's energy. */
  | { readonly code: 'OUT_OF_TOLERANCE'; readonly reasons: readonly PlanReason[] }

interface ReplacementOf {
  readonly source: DaySource
  readonly meals: readonly CurrentMeal[]
  readonly proof: DayProof
}

/** A whole other day. */
export type DayReplacement =
  | (ReplacementOf & {
      readonly isActive: true
      /** To carry out as a whole, and to undo as a whole. */
      readonly changes: readonly MealChange[]
      /** Dishes of the day that were cooked for other days too and are not any more. */
      readonly cutLeftovers: readonly CutLeftover[]
    })
  /** Shown and not to be chosen. Its meals are empty where they may not be given. */
  | (ReplacementOf & { readonly isActive: false; readonly reason: InactiveReason })

export type DayReplacements =
  | { readonly kind: 'replacements'; readonly replacements: readonly DayReplacement[] }
  | { readonly kind: 'refused'; readonly reason: 'NO_SUCH_DAY' | 'ALL_EATEN' }
