import type { CalendarDay } from '@dayplate/dates'
import type { MealType } from '@dayplate/nutrition'
import { EatingHistory } from './eating-history.ts'
import type { GuideDensity } from './guide-burden.ts'
import { LikenessTable } from './likeness.ts'
import { type IndexedMeal, indexMeals, type MealIndex } from './meal-index.ts'
import type { PinnedMeal, PlanRequest } from './plan-request.ts'
import { hashText } from './prng.ts'
import { Repertoire } from './repertoire.ts'
import { type Tastes, tastesOf } from './tastes.ts'

/** A request prepared for planning day after day. `history` grows with every planned day. */
export interface PlanContext {
  readonly request: PlanRequest
  readonly meals: MealIndex
  readonly mealById: ReadonlyMap<string, IndexedMeal>
  readonly repertoire: Repertoire
  readonly history: EatingHistory
  readonly likeness: LikenessTable
  readonly tastes: Tastes
  readonly seedHash: number
  readonly findPinned: (date: CalendarDay, type: MealType) => PinnedMeal | undefined
}

export function createContext(request: PlanRequest): PlanContext {
  const pinned = new Map(request.pinned.map((meal) => [`${meal.date} ${meal.type}`, meal]))
  const meals = indexMeals(request.meals)
  const tastes = tastesOf(request.meals)
  return {
    request,
    meals,
    mealById: new Map(
      Object.values(meals).flatMap((ofType) => ofType.map((indexed) => [indexed.meal.id, indexed] as const)),
    ),
    repertoire: new Repertoire({ meals, seed: request.repertoireSeed, tastes, day: guidesOf(request) }),
    history: EatingHistory.of(request),
    tastes,
    likeness: new LikenessTable(request.meals.length),
    seedHash: hashText(request.seed),
    findPinned: (date, type) => pinned.get(`${date} ${type}`),
  }
}

/** Of the first day: targets of one plan differ little. Without any day nothing is drawn. */
function guidesOf({ days: [first] }: PlanRequest): GuideDensity | null {
  return first === undefined ? null : { guides: first.target.guides, kcal: first.target.kcal }
}
