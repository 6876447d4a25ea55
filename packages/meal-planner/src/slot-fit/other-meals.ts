import type { MealType } from '@dayplate/nutrition'
import { isPortionOpen, type CurrentDay } from '../current/current-day.ts'
import type { ScaledTarget } from '../tolerance.ts'
import { openGrid } from './open-grid.ts'
import type { PortionGrid } from './portion-grid.ts'
import { mealColumn } from './tolerance-scale.ts'

/** A meal of the day beside the slot that is being replaced. */
export interface OtherMeal {
  readonly type: MealType
  /** One base portion in tolerance units. */
  readonly column: Float64Array
  readonly scale: number
  /** Of one base portion. Changes are compared by the energy they move. */
  readonly kcal: number
  /** `null` when its portion may not change. */
  readonly grid: PortionGrid | null
}

/** All meals of a day except the one of this type. */
export function othersOf(day: CurrentDay, type: MealType, scaled: ScaledTarget): readonly OtherMeal[] {
  return day.meals
    .filter(({ meal }) => meal.type !== type)
    .map((current) => ({
      type: current.meal.type,
      column: mealColumn(current.meal.macros, scaled),
      scale: current.scale,
      kcal: current.meal.macros.kcal,
      grid: isPortionOpen(current) ? openGrid(current, day.target.kcal) : null,
    }))
}
