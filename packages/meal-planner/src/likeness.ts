import type { IndexedMeal } from './meal-index.ts'
import { at } from './vector.ts'

/** This many main foods in common make two meals look the same. */
const ALIKE_FOODS = 3

/** How alike two meals are on the plate: from 0, nothing in common, to 1. */
export function likeness(a: IndexedMeal, b: IndexedMeal): number {
  let shared = 0
  for (const food of a.mainFoods) if (b.mainFoods.has(food)) shared += 1
  return Math.min(shared / ALIKE_FOODS, 1)
}

/** Remembers likenesses: a search asks for the same few pairs thousands of times. */
export class LikenessTable {
  readonly #size: number
  readonly #known: Float64Array

  constructor(mealCount: number) {
    this.#size = mealCount
    this.#known = new Float64Array(mealCount * mealCount).fill(Number.NaN)
  }

  between(a: IndexedMeal, b: IndexedMeal): number {
    const key = a.position * this.#size + b.position
    const known = at(this.#known, key)
    if (!Number.isNaN(known)) return known
    const computed = likeness(a, b)
    this.#known[key] = computed
    return computed
  }
}
