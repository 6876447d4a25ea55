import type { HolidayIdentifier } from '@dayplate/dates'

/** The four meals of a day, in the order they are eaten. */
export const MEAL_TYPES = ['breakfast', 'lunch', 'snack', 'dinner'] as const

/** Slots of a day: one meal of each type. `docs/recipes/change-the-engine.md` says what another number touches. */
export const MEALS_PER_DAY = MEAL_TYPES.length

export type MealType = (typeof MEAL_TYPES)[number]

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

export interface Ingredient {
  readonly foodId: string
  /** Edible grams in one base portion of the meal. */
  readonly grams: number
  /** May be left out; still counted, because it is on the plate we plan. */
  readonly isOptional: boolean
}

export interface Dish {
  readonly name: string
  readonly ingredients: readonly Ingredient[]
  readonly steps: readonly string[]
}

/** A recipe for one base portion; plans scale it. Nutrition is computed from ingredients, never written down. */
export interface Meal {
  /** Name of its recipe file: `skyr-bowl-with-berries`. */
  readonly id: string
  readonly name: string
  readonly type: MealType
  readonly dishes: readonly Dish[]
  readonly preparationMinutes: number
  /** Of these, minutes that one works at it; the rest it cooks by itself. Absent where all of them are work. */
  readonly activeMinutes?: number
  /** Seasons it belongs to; all four when it fits the whole year. */
  readonly seasons: readonly Season[]
  /** Days a cooked portion keeps in the refrigerator; 0 when it is eaten at once and never a leftover. */
  readonly keepsDays: number
  /** What to do the evening before, shown as "For tomorrow". */
  readonly eveningNote: string | null
  /** The holiday it is cooked for: only menus of holidays serve it, a plan never chooses it. Null for everyday meals. */
  readonly holidayId: HolidayIdentifier | null
  /** File of the short animation of its preparation: `barszcz-with-uszka.webm`; null for most meals. */
  readonly video: string | null
}
