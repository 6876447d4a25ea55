import type { DayGuides } from './day-guides.ts'
import type { Macros } from './macros.ts'
import type { MealType } from './meal.ts'

/** The energy and macros of one day. 4 protein + 9 fat + 4 carbohydrate = kcal. */
export interface DayTarget extends Macros {
  /** Further goals of the day; soft. */
  readonly guides: DayGuides
  /** The day's energy by meal; adds up to `kcal`. */
  readonly mealKcal: Readonly<Record<MealType, number>>
}

/** Share of the day's energy of each meal, in percent. Countries differ; this split is our rule. */
export const MEAL_PERCENT = { breakfast: 25, lunch: 35, snack: 10, dinner: 30 } as const satisfies Record<
  MealType,
  number
>

/** Limits for the share of the day's energy of a planned meal, in percent; our rule. */
export const MEAL_PERCENT_BANDS = {
  breakfast: { least: 18, most: 32 },
  lunch: { least: 27, most: 43 },
  snack: { least: 5, most: 16 },
  dinner: { least: 22, most: 38 },
} as const satisfies Record<MealType, { least: number; most: number }>

/** The energy of each meal, unrounded, so that the sum is exact. */
export function mealKcalOf(kcal: number): Readonly<Record<MealType, number>> {
  return {
    breakfast: (kcal * MEAL_PERCENT.breakfast) / 100,
    lunch: (kcal * MEAL_PERCENT.lunch) / 100,
    snack: (kcal * MEAL_PERCENT.snack) / 100,
    dinner: (kcal * MEAL_PERCENT.dinner) / 100,
  }
}
