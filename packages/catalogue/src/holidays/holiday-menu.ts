import type { HolidayIdentifier } from '@dayplate/dates'
import type { Diet, MealType } from '@dayplate/nutrition'

/** All meals of a holiday, in base portions; the planner fits them to a person. */
export interface HolidayMenu {
  /** Kebab-case: `christmas-eve-with-carp`. */
  readonly id: string
  readonly holidayId: HolidayIdentifier
  /** The id of a meal for every meal type; everyday meals are allowed. */
  readonly mealIds: Readonly<Record<MealType, string>>
  /** Diets that all meals suit, by their ingredients and their fat. */
  readonly diets: readonly Diet[]
}
