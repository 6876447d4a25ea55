import { bestCast } from '../../packages/food-pictures/src/relief/best-cast.ts'
import type { Judgement } from '../../packages/food-pictures/src/relief/judge.ts'
import { lightScene } from '../../packages/food-pictures/src/relief/light/light-scene.ts'
import type { PlatedMeal } from '../../packages/food-pictures/src/relief/plated-meal.ts'
import { goldenPrint } from './golden-thumbprints.ts'
import { type Thumbprint, thumbprint } from './thumbprint.ts'

/** A food with fewer grams may be hidden under others. */
export const KEY_GRAMS = 15
/** Share of the picture below which a food counts as hidden. */
const SEEN = 0.0008

export interface JudgedPlates extends Judgement {
  /** Foods of 15 g or more that no other food has taken in, and that the picture does not show. */
  readonly hidden: readonly string[]
  /** Of the picture in the light theme. */
  readonly thumbprint: Thumbprint
  /** The same, as it is compared with an accepted one. */
  readonly golden: string
}

/** Measures the picture of a meal as `drawPlates` draws it, but small: a thirtieth of the work. */
export function judgePlates(meal: PlatedMeal): JudgedPlates {
  const { scene, judgement } = bestCast(meal)
  const isSeen = (dish: number, foodId: string): boolean =>
    judgement.shares.some((seen) => seen.dish === dish && seen.foodId === foodId && seen.share >= SEEN)
  const hidden = meal.dishes.flatMap(({ foods }, dish) =>
    foods
      .filter(({ grams, isTakenIn, foodId }) => grams >= KEY_GRAMS && !isTakenIn && !isSeen(dish, foodId))
      .map(({ foodId }) => foodId),
  )
  const { light } = lightScene(scene, meal.mealType)
  return { ...judgement, hidden, thumbprint: thumbprint(light), golden: goldenPrint(light) }
}
