import { bestCast } from '../../packages/food-pictures/src/relief/best-cast.ts'
import { judge, type Judgement } from '../../packages/food-pictures/src/relief/judge.ts'
import type { PlatedMeal } from '../../packages/food-pictures/src/relief/plated-meal.ts'
import { Scene } from '../../packages/food-pictures/src/relief/scene/scene.ts'
import { setTable } from '../../packages/food-pictures/src/relief/set-table.ts'

/** Large enough for the smallest piece, and a thirtieth of the work. */
const SIZE = 112
/** A food with fewer grams may be hidden under others. */
const KEY_GRAMS = 15
/** Share of the picture below which a food counts as hidden. */
const SEEN = 0.0008

export interface JudgedPlates extends Judgement {
  /** Foods of 15 g or more that no other food has taken in, and that the picture does not show. */
  readonly hidden: readonly string[]
}

/** Measures the picture of a meal as `drawPlates` draws it, small and without lighting it. */
export function judgePlates(meal: PlatedMeal): JudgedPlates {
  const scene = new Scene(SIZE)
  const judgement = judge(scene, meal, setTable(scene, meal, bestCast(meal)))
  const isSeen = (dish: number, foodId: string): boolean =>
    judgement.shares.some((seen) => seen.dish === dish && seen.foodId === foodId && seen.share >= SEEN)
  const hidden = meal.dishes.flatMap(({ foods }, dish) =>
    foods
      .filter(({ grams, isTakenIn, foodId }) => grams >= KEY_GRAMS && !isTakenIn && !isSeen(dish, foodId))
      .map(({ foodId }) => foodId),
  )
  return { ...judgement, hidden }
}
