import type { IndexedMeal } from './meal-index.ts'
import type { PlannableMeal } from './plan-request.ts'

/** Likeness is counted in twelfths, so that sums of it are exact. */
const WHOLE = 12

/** Three main foods in common make two meals look the same. */
const SHARED_FOOD = 4

/** Chicken at noon and chicken again: beyond sharing it, both are called by it. */
const SAME_LEAD = 4

/** Two soups, or one side dish with both. */
const SAME_DISH = 8

/** Twelfths that fit a table's entry beside the one that says "known". */
const MOST = 254

/** How alike two meals are on the plate: 0 is nothing in common, 1 is quite the same, and there may be more to it. */
export function likeness(a: IndexedMeal, b: IndexedMeal): number {
  return twelfths(a, b) / WHOLE
}

/** What one sees of a meal, each with the likeness of two meals that share it. They add up to {@link likeness}. */
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

/** Remembers likenesses: a search asks for the same few pairs thousands of times. */
export class LikenessTable {
  readonly #size: number
  /** Twelfths plus one; 0 is not known yet. */
  readonly #known: Uint8Array

  constructor(mealCount: number) {
    this.#size = mealCount
    this.#known = new Uint8Array(mealCount * mealCount)
  }

  /** How alike they are; nothing is like a meal that is not known, such as a pinned one. */
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
