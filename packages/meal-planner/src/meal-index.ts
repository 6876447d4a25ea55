import { MEAL_TYPES, type MealType } from '@dayplate/nutrition'
import type { PlannableMeal } from './plan-request.ts'
import { hashText } from './prng.ts'

/** A meal with the values that the search needs often. */
export interface IndexedMeal {
  readonly meal: PlannableMeal
  /** Its row in a {@link LikenessTable}. */
  readonly position: number
  readonly hash: number
  readonly mainFoods: ReadonlySet<string>
  readonly dishes: ReadonlySet<string>
}

/** Meals by type, sorted by id, so that the order of the request does not matter. */
export type MealIndex = Readonly<Record<MealType, readonly IndexedMeal[]>>

export function indexMeals(meals: readonly PlannableMeal[]): MealIndex {
  const sorted = meals.toSorted((a, b) => compareText(a.id, b.id)).map(toIndexed)
  const ofType = (type: MealType) => sorted.filter(({ meal }) => meal.type === type)
  const [breakfast, lunch, snack, dinner] = MEAL_TYPES
  return {
    [breakfast]: ofType(breakfast),
    [lunch]: ofType(lunch),
    [snack]: ofType(snack),
    [dinner]: ofType(dinner),
  }
}

function toIndexed(meal: PlannableMeal, position: number): IndexedMeal {
  return { meal, position, hash: hashText(meal.id), mainFoods: new Set(meal.mainFoodIds), dishes: new Set(meal.dishes) }
}

/** By code unit, because locales sort differently between machines. */
function compareText(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
