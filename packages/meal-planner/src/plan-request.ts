import type { CalendarDay } from '@dayplate/dates'
import type { DayTarget, GuideAmounts, Macros, MealType, PortionStep, Season } from '@dayplate/nutrition'
import type { Portion } from './day-plan.ts'
import type { BoughtFood } from './bought-foods.ts'
import type { FoodKind } from './food-kinds.ts'

/**
 * A meal as the planner needs it. The caller has filtered diet, allergens and dislikes, so the planner never sees a
 * forbidden meal.
 */
export interface PlannableMeal {
  readonly id: string
  readonly type: MealType
  /** Of one base portion. */
  readonly macros: Macros
  /** Grid of the scale, in base portions. */
  readonly portionStep: PortionStep
  /** Days a cooked portion keeps; 0 when it must be eaten at once. */
  readonly keepsDays: number
  readonly preparationMinutes: number
  /** Base portions that fill a plate, by total weight and by the weight of each food: see `full-plate.ts`. */
  readonly fullPlateScale: number
  /** Base portions with no more of one kind of food in a dish than is served: see `full-plate.ts`. */
  readonly mostScaleOfKinds: number
  readonly seasons: readonly Season[]
  /** Foods people notice on the plate, and their kinds. A day avoids repeating them. */
  readonly mainFoodIds: readonly string[]
  /** What somebody buys to cook it: see `bought-foods.ts`. */
  readonly boughtFoods: readonly BoughtFood[]
  /** The main food with most protein, which names the meal for people; `null` when there is none. */
  readonly leadFoodId: string | null
  /** Nutrients with guides in one base portion. Without them the meal counts as neutral. */
  readonly guideAmounts?: GuideAmounts
  /** Foods in it that some people do not eat: see `food-kinds.ts`. */
  readonly holds: readonly FoodKind[]
  /** Foods that its ingredients substitute: tofu substitutes meat. */
  readonly replaces: readonly FoodKind[]
  /** The forms of its dishes, such as `soup`, and their names, so that a repeated side dish is recognised. */
  readonly dishes: readonly string[]
}

/** A fixed meal: already eaten, or chosen by the person. It has its own macros, because it may be outside the diet. */
export interface PinnedMeal {
  readonly date: CalendarDay
  readonly type: MealType
  readonly mealId: string
  /** Of one base portion. */
  readonly macros: Macros
  readonly scale: number
  /** Set when several portions were cooked: after the first of two, the next day eats the second. */
  readonly portion?: Portion
}

export interface RequestedDay {
  readonly date: CalendarDay
  readonly target: DayTarget
  readonly season: Season
}

export interface PlanRequest {
  /** Consecutive days, earliest first. */
  readonly days: readonly RequestedDay[]
  readonly meals: readonly PlannableMeal[]
  /** Any text. The same request with the same seed gives the same plan, byte for byte. */
  readonly seed: string
  /** Decides which meals the plan draws from (`repertoire.ts`): for a person's plan a text that stays the same. */
  readonly repertoireSeed: string
  /**
   * A day on which one of the weeks begins for which the person shops, each seven days long. Left out, the first planned
   * day is one.
   */
  readonly weeksFrom?: CalendarDay
  /**
   * Ids of the meals of the days right before, the latest day last. The three latest keep meals from coming back too
   * soon; those of the same week are shopped for already; all count as eaten.
   */
  readonly previousMeals: readonly (readonly string[])[]
  readonly pinned: readonly PinnedMeal[]
  /** Each meal keeps its usual share of the day's energy, also if a macro is missed more for it. For given menus. */
  readonly keepsBands?: boolean
}
