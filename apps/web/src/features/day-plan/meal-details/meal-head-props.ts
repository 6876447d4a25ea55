import type { MealCardFragment } from '../day-plan.gen.ts'
import type { MealDetailsFragment } from './meal-details.gen.ts'

export interface MealHeadProps {
  readonly meal: MealCardFragment
  /** Where the energy comes from; null as long as it is not known. */
  readonly shares: MealDetailsFragment['macro'] | null
  readonly hasMacros: boolean
}
