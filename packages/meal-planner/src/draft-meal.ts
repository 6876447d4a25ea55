import type { Macros, MealType } from '@dayplate/nutrition'
import type { Portion } from './day-plan.ts'
import type { IndexedMeal } from './meal-index.ts'
import type { PinnedMeal } from './plan-request.ts'

interface DraftOf<Origin extends string> {
  readonly origin: Origin
  readonly type: MealType
  readonly mealId: string
  readonly indexed: IndexedMeal | null
  /** Of one base portion. */
  readonly macros: Macros
  readonly scale: number
}

/**
 * A meal of a day that is being planned. A `leftover` is the second portion of a meal the search chose the day before
 * and may still be dropped. A `cooked` meal is a further portion of a pinned meal, so it exists and must be eaten.
 */
export type DraftMeal =
  | (DraftOf<'chosen'> & { readonly indexed: IndexedMeal })
  | (DraftOf<'leftover'> & { readonly indexed: IndexedMeal })
  | (DraftOf<'cooked'> & { readonly portion: Portion })
  | (DraftOf<'pinned'> & { readonly portion: Portion })

export type Leftover = Extract<DraftMeal, { origin: 'leftover' }>

const ONLY_PORTION: Portion = { number: 1, total: 1 }

export function draftPinned(pinned: PinnedMeal): DraftMeal {
  const { type, mealId, macros, scale, portion = ONLY_PORTION } = pinned
  return { origin: 'pinned', type, mealId, indexed: null, macros, scale, portion }
}

/** The portion number of a meal; `next` is the meal of the same type on the following day. */
export function portionOf(meal: DraftMeal, next: DraftMeal | undefined): Portion {
  if (meal.origin === 'pinned' || meal.origin === 'cooked') return meal.portion
  if (meal.origin === 'leftover') return { number: 2, total: 2 }
  return next?.origin === 'leftover' ? { number: 1, total: 2 } : ONLY_PORTION
}
