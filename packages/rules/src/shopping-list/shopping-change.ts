import { NOTICED_G } from './noticed.ts'
import type { FoodAmounts } from './shopping-list.ts'

/** Grams of each food to buy in addition, negative for less; unchanged foods are left out. */
export function shoppingChange(before: FoodAmounts, after: FoodAmounts): FoodAmounts {
  const foodIds = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return new Map(
    foodIds
      .map((foodId) => [foodId, (after.get(foodId) ?? 0) - (before.get(foodId) ?? 0)] as const)
      .filter(([, grams]) => Math.abs(grams) >= NOTICED_G),
  )
}
