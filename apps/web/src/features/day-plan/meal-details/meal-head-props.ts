import type { MealCardFragment } from '../../../domain/day-plan/day-plan.gen.ts'
import type { MealDetailsFragment } from './meal-details.gen.ts'

export interface MealHeadProps {
  readonly meal: MealCardFragment
  /** Each macro's share of the energy. Null until the details have loaded. */
  readonly shares: MealDetailsFragment['macro'] | null
  readonly hasMacros: boolean
}
