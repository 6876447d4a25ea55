import type { HolidayIdentifier } from '@dayplate/dates'
import type { RecipeStep } from './recipe-step.ts'

/** The four meals of a day, in the order they are eaten. */
export const MEAL_TYPES = ['breakfast', 'lunch', 'snack', 'dinner'] as const

/**
 * Slots of a day: one meal of each type. `docs/recipes/change-the-engine.md` lists the places that depend on this
 * number.
 */
export const MEALS_PER_DAY = MEAL_TYPES.length

export type MealType = (typeof MEAL_TYPES)[number]

export type Season = 'spring' | 'summer' | 'autumn' | 'winter'

export interface Ingredient {
  readonly foodId: string
  /** Edible grams in one base portion of the meal. */
  readonly grams: number
  /** May be left out. It still counts, because the plan includes it. */
  readonly isOptional: boolean
}

export interface Dish {
  readonly name: string
  /** Made fresh for each plate, as a salad is, so that no pot contains it. Absent in a dish that is kept with its meal. */
  readonly isFresh?: true
  readonly ingredients: readonly Ingredient[]
  readonly steps: readonly RecipeStep[]
}

/** The texts of a meal in a language other than English. */
export interface MealTexts {
  readonly name: string
  readonly eveningNote: string | null
  /** The dishes of the meal, with the same steps in the same order. */
  readonly dishes: readonly Pick<Dish, 'name' | 'steps'>[]
}

/** How a portion kept for another day is eaten. */
export type LeftoverUse = 'reheat' | 'cold'

/**
 * An editor's word on how a meal is drawn, where the rules that read its steps would go wrong. Words of the drawing engine,
 * which the catalogue's compiler has checked.
 */
export interface PictureHints {
  /** Form of the main dish: "tart". */
  readonly form?: string
  /** Places of the other dishes, in their order: "bowl". */
  readonly sides?: readonly string[]
  /** What the meal is served in: "board". */
  readonly vessel?: string
  /** The glaze of its crockery, one of those of its meal type: "brick". Where it would look like another meal's. */
  readonly glaze?: string
  /** States by food id: mushrooms → caps, baked. */
  readonly states?: Readonly<Record<string, readonly string[]>>
}

/**
 * A recipe for one base portion, which plans scale. Nutrition is computed from ingredients, never stored in a recipe.
 */
export interface Meal {
  /** Name of its recipe file: `skyr-bowl-with-berries`. */
  readonly id: string
  readonly name: string
  /** Name of the dish in its own country, beside an English title that describes it: "Leniwe". */
  readonly localName?: string
  readonly type: MealType
  readonly dishes: readonly Dish[]
  readonly preparationMinutes: number
  /** Minutes of active work out of these; the dish cooks by itself for the rest. Absent when all of them are work. */
  readonly activeMinutes?: number
  /** Seasons of the meal; all four when it fits the whole year. */
  readonly seasons: readonly Season[]
  /** Days a cooked portion keeps in the refrigerator; 0 when it must be eaten at once and is never a leftover. */
  readonly keepsDays: number
  /** How kept portions are eaten; absent when the meal does not keep, and in recipes that do not say. */
  readonly leftoverUse?: LeftoverUse
  /** Preparation for the evening before, shown as "For tomorrow". */
  readonly eveningNote: string | null
  /**
   * The holiday it is cooked for. Only menus of that holiday serve it; a plan never chooses it. Null for everyday
   * meals.
   */
  readonly holidayId: HolidayIdentifier | null
  /** File of its preparation animation: `barszcz-with-uszka.webm`; null for most meals. */
  readonly video: string | null
  /** Absent in recipes whose picture the rules compose rightly. */
  readonly picture?: PictureHints
  /** Its texts in Polish; absent when nobody has written them, so that English ones are shown. */
  readonly polish?: MealTexts
}
