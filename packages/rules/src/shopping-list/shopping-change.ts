import type { FoodAmounts } from './shopping-list.ts'

/** Less than this of a food is nothing one would buy more or less of, in grams. */
const NOTICED_GRAMS = 1

/** Grams of each food that are to be bought more, or less where negative; what stays the same is left out. */
export function shoppingChange(before: FoodAmounts, after: FoodAmounts): FoodAmounts {
  const foodIds = [...new Set([...before.keys(), ...after.keys()])].toSorted()
  return new Map(
    foodIds
      .map((foodId) => [foodId, (after.get(foodId) ?? 0) - (before.get(foodId) ?? 0)] as const)
      .filter(([, grams]) => Math.abs(grams) >= NOTICED_GRAMS),
  )
}
