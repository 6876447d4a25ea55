import type { HolidayIdentifier } from '@dayplate/dates'
import type { Diet, MealType } from '@dayplate/nutrition'

/** A whole day of meals for a holiday, in base portions; the planner fits them to a person. */
export interface HolidayMenu {
  /** Kebab-case: `christmas-eve-with-carp`. */
  readonly id: string
  readonly holidayId: HolidayIdentifier
  /** A meal's id for every meal of the day; everyday meals may be among them. */
  readonly mealIds: Readonly<Record<MealType, string>>
  /** Diets all four meals suit, by their ingredients and their fat. */
  readonly diets: readonly Diet[]
}
