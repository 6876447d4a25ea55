import type { CalendarDay } from '@dayplate/dates'
import type { DayProof, PlanReason } from '../day-plan.ts'
import type { PlannableMeal } from '../plan-request.ts'
import type { CutLeftover } from '../current/replace-day-meals.ts'
import type { MealChange } from '../current/meal-change.ts'
import type { MealSlot, CurrentDay, CurrentMeal } from '../current/current-day.ts'

export interface DayReplacementRequest {
  /** The day, the days up to three before and after it, and all days of its batches. */
  readonly days: readonly CurrentDay[]
  readonly date: CalendarDay
  /** All meals the person may eat. The caller has filtered diet, allergens and dislikes. */
  readonly meals: readonly PlannableMeal[]
  /** Any text. The same request with the same seed gives the same list. */
  readonly seed: string
  /** Number of days to find beside menus and the original; 6 by default. */
  readonly limit?: number
  /** Menus of a holiday on this date. */
  readonly menus: readonly FixedMenu[]
  /** Each found day must contain one of these meals, for example the results of a search; `null` for any day. */
  readonly containing: readonly string[] | null
  /** The meals planned for the date before it was replaced; `null` when it was never replaced. */
  readonly original: readonly CurrentMeal[] | null
}

/** A menu with given meals, whose portions are fitted to the day. Types it leaves out are planned as usual. */
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
  /** The menu has a meal that is unknown or that the person may not eat. */
  | { readonly code: 'MEALS_EXCLUDED'; readonly mealIds: readonly string[] }
  /** The person has already eaten another meal in a slot of the menu. */
  | { readonly code: 'ALREADY_EATEN'; readonly slot: MealSlot }
  /** No portions of the menu reach the day's energy. */
  | { readonly code: 'OUT_OF_TOLERANCE'; readonly reasons: readonly PlanReason[] }

interface ReplacementOf {
  readonly source: DaySource
  readonly meals: readonly CurrentMeal[]
  readonly proof: DayProof
}

/** A whole day that can replace the current one. */
export type DayReplacement =
  | (ReplacementOf & {
      readonly isActive: true
      /** Applied as a whole and undone as a whole. */
      readonly changes: readonly MealChange[]
      /** Dishes of the day that lose their portions on other days. */
      readonly cutLeftovers: readonly CutLeftover[]
    })
  /** Listed but not selectable. Its meals are empty when the person may not eat them. */
  | (ReplacementOf & { readonly isActive: false; readonly reason: InactiveReason })

export type DayReplacements =
  | { readonly kind: 'replacements'; readonly replacements: readonly DayReplacement[] }
  | { readonly kind: 'refused'; readonly reason: 'NO_SUCH_DAY' | 'ALL_EATEN' }
