import { dailyNeeds, type DayToBuy } from './daily-needs.ts'
import { isWithin, type ShoppingPeriod } from './period.ts'

/** Edible grams of each food, unrounded, so that lists can be added and compared. Only displayed values are rounded. */
export type FoodAmounts = ReadonlyMap<string, number>

/**
 * Food needed for a period, in edible grams by food, without tap water: the sum of its daily needs.
 *
 * @param days the plan, including the days after the period that eat from its batches.
 * @throws RangeError when a factor or an amount of the plan is negative or not a number.
 */
export function shoppingList(days: readonly DayToBuy[], period: ShoppingPeriod): FoodAmounts {
  const amounts = new Map<string, number>()
  for (const [foodId, needs] of dailyNeeds(days)) {
    const within = needs.filter(({ date }) => isWithin(date, period))
    if (within.length > 0)
      amounts.set(
        foodId,
        within.reduce((sum, { grams }) => sum + grams, 0),
      )
  }
  return amounts
}
