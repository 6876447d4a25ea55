import type { CalendarDay } from '@dayplate/dates'
import type { DayTarget, GuideAmounts, Macros, MealType, PortionStep, Season } from '@dayplate/nutrition'
import type { Portion } from './day-plan.ts'
import type { FoodKind } from './food-kinds.ts'

/** What the planner must know of a meal. Diet, allergens and dislikes are filtered before: it never sees a forbidden meal. */
export interface PlannableMeal {
  readonly id: string
  readonly type: MealType
  /** Of one base portion. */
  readonly macros: Macros
  /** Grid of the scale, in base portions. */
  readonly portionStep: PortionStep
  /** Days a cooked portion keeps; 0 when it is eaten at once. */
  readonly keepsDays: number
  readonly preparationMinutes: number
  /** Base portions that fill a plate, by the weight of all of it and of each food on it: see `full-plate.ts`. */
  readonly fullPlateScale: number
  readonly seasons: readonly Season[]
  /** Foods one would notice on the plate, and kinds of them; a day avoids having the same ones again and again. */
  readonly mainFoodIds: readonly string[]
  /** The one of them that gives most protein, by which people name the meal; `null` when there is none. */
  readonly leadFoodId: string | null
  /** What one base portion holds of what there are guides for; without it a meal is neither nearer to them nor further. */
  readonly guideAmounts?: GuideAmounts
  /** What it holds that some people do not eat: see `food-kinds.ts`. */
  readonly holds: readonly FoodKind[]
  /** What others eat in the place of its foods: tofu stands for meat. */
  readonly replaces: readonly FoodKind[]
  /** What its dishes are, such as `soup`, and their names, so that a side dish is known again. */
  readonly dishes: readonly string[]
}

/** A meal that stands: eaten already, or chosen by the person. Carries its own figures, as it may be outside the diet. */
export interface PinnedMeal {
  readonly date: CalendarDay
  readonly type: MealType
  readonly mealId: string
  /** Of one base portion. */
  readonly macros: Macros
  readonly scale: number
  /** When several portions were cooked: a first of two makes the next day eat the second. */
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
  /** Ids of the meals of the days right before, the latest day last; three days matter. */
  readonly previousMeals: readonly (readonly string[])[]
  readonly pinned: readonly PinnedMeal[]
}
