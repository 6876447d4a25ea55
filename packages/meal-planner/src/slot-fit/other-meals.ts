import type { MealType } from '@dayplate/nutrition'
import { isPortionOpen, type StandingDay } from '../standing/standing-day.ts'
import type { ScaledTarget } from '../tolerance.ts'
import { openGrid } from './open-grid.ts'
import type { PortionGrid } from './portion-grid.ts'
import { mealColumn } from './tolerance-scale.ts'

/** A meal of the day beside the slot that is being exchanged. */
export interface OtherMeal {
  readonly type: MealType
  /** One base portion in tolerance units. */
  readonly column: Float64Array
  readonly scale: number
  /** Of one base portion: changes are compared by the energy they move. */
  readonly kcal: number
  /** `null` when its portion may not change. */
  readonly grid: PortionGrid | null
}

/** All meals of a day but the one of a type. */
export function othersOf(day: StandingDay, type: MealType, scaled: ScaledTarget): readonly OtherMeal[] {
  return day.meals
    .filter(({ meal }) => meal.type !== type)
    .map((standing) => ({
      type: standing.meal.type,
      column: mealColumn(standing.meal.macros, scaled),
      scale: standing.scale,
      kcal: standing.meal.macros.kcal,
      grid: isPortionOpen(standing) ? openGrid(standing, day.target.kcal) : null,
    }))
}
