import type { CalendarDay } from '@dayplate/dates'
import type { MealType } from '@dayplate/nutrition'
import { EatingHistory } from './eating-history.ts'
import { LikenessTable } from './likeness.ts'
import { indexMeals, type MealIndex } from './meal-index.ts'
import type { PinnedMeal, PlanRequest } from './plan-request.ts'
import { hashText } from './prng.ts'
import { type Tastes, tastesOf } from './tastes.ts'

/** A request prepared for planning day after day. `history` grows with every planned day. */
export interface PlanContext {
  readonly request: PlanRequest
  readonly meals: MealIndex
  readonly history: EatingHistory
  readonly likeness: LikenessTable
  readonly tastes: Tastes
  readonly seedHash: number
  readonly findPinned: (date: CalendarDay, type: MealType) => PinnedMeal | undefined
}

export function createContext(request: PlanRequest): PlanContext {
  const pinned = new Map(request.pinned.map((meal) => [`${meal.date} ${meal.type}`, meal]))
  return {
    request,
    meals: indexMeals(request.meals),
    history: EatingHistory.of(request),
    tastes: tastesOf(request.meals),
    likeness: new LikenessTable(request.meals.length),
    seedHash: hashText(request.seed),
    findPinned: (date, type) => pinned.get(`${date} ${type}`),
  }
}
