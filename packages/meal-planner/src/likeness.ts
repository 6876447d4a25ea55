import type { IndexedMeal } from './meal-index.ts'
import type { PlannableMeal } from './plan-request.ts'

/** Likeness is counted in twelfths, so that sums are exact. */
const WHOLE = 12

/** Three shared main foods make two meals look the same. */
const SHARED_FOOD = 4

/** Added when both meals are named after the same food: chicken at noon and chicken again. */
const SAME_LEAD = 4

/** Two soups, or the same side dish twice. */
const SAME_DISH = 8

/** The largest number of twelfths that fits a table entry, which stores one more than the value. */
const MOST = 254

/** How alike two meals look: 0 is nothing in common, 1 is the same; the sum may exceed 1. */
export function likeness(a: IndexedMeal, b: IndexedMeal): number {
  return twelfths(a, b) / WHOLE
}

/** Visible features of a meal, each with the likeness of two meals that share it. They add up to {@link likeness}. */
export function looksOf({ mainFoodIds, leadFoodId, dishes }: PlannableMeal): ReadonlyMap<string, number> {
  return new Map([
    ...mainFoodIds.map((food) => [`food ${food}`, SHARED_FOOD / WHOLE] as const),
    ...dishes.map((dish) => [`dish ${dish}`, SAME_DISH / WHOLE] as const),
    ...(leadFoodId === null ? [] : [[`lead ${leadFoodId}`, SAME_LEAD / WHOLE] as const]),
  ])
}

function twelfths(a: IndexedMeal, b: IndexedMeal): number {
  const isSameLead = a.meal.leadFoodId !== null && a.meal.leadFoodId === b.meal.leadFoodId
  const sum =
    SHARED_FOOD * countShared(a.mainFoods, b.mainFoods) +
    SAME_DISH * countShared(a.dishes, b.dishes) +
    (isSameLead ? SAME_LEAD : 0)
  return Math.min(sum, MOST)
}

function countShared(some: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let shared = 0
  for (const one of some) if (others.has(one)) shared += 1
  return shared
}

/** Caches likenesses, because a search asks for the same few pairs thousands of times. */
export class LikenessTable {
  readonly #size: number
  /** Twelfths plus one; 0 means not known yet. */
  readonly #known: Uint8Array

  constructor(mealCount: number) {
    this.#size = mealCount
    this.#known = new Uint8Array(mealCount * mealCount)
  }

  /** How alike two meals are; 0 for unknown meals, such as pinned ones. */
  between(a: IndexedMeal | null, b: IndexedMeal | null): number {
    if (a === null || b === null) return 0
    const key = a.position * this.#size + b.position
    const known = this.#known[key] ?? 0
    if (known > 0) return (known - 1) / WHOLE
    const computed = twelfths(a, b)
    this.#known[key] = computed + 1
    return computed / WHOLE
  }
}
