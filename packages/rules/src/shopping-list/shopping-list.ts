import type { CalendarDay } from '@dayplate/dates'
import { batchKey, batchesOf, scaleOfBatch, type Serving } from './batch.ts'

/** A meal of a plan as shopping reads it. */
export interface MealToBuy extends Serving {
  /** Edible grams of foods in one base portion. */
  readonly ingredients: readonly { readonly foodId: string; readonly grams: number }[]
}

export interface DayToBuy {
  readonly date: CalendarDay
  readonly meals: readonly MealToBuy[]
}

/** Both ends counted; one that ends before it starts holds no day. */
export interface ShoppingPeriod {
  readonly start: CalendarDay
  readonly end: CalendarDay
}

/** Edible grams of each food, unrounded: only what is shown is rounded, so that lists can be added up and compared. */
export type FoodAmounts = ReadonlyMap<string, number>

/**
 * What the kitchen needs for a period, in edible grams by food.
 *
 * A batch is bought for on the day it is cooked, whole: its later portions may lie after the period, and are then in no other
 * period's list. So each batch is in exactly one of the lists of neighbouring periods, and these add up to the list of both
 * together. A portion of a batch that was cooked before the period adds nothing. A portion that was replaced out of a batch which
 * is cooked all the same (the first has been eaten) was bought for, too.
 *
 * @param days the plan, also the days after the period that eat from its batches.
 * @throws RangeError when a factor or an amount of the plan is negative or no number: no list of it would be right.
 */
export function shoppingList(days: readonly DayToBuy[], { start, end }: ShoppingPeriod): FoodAmounts {
  const batches = batchesOf(days)
  const amounts = new Map<string, number>()
  for (const day of days.filter(({ date }) => start <= date && date <= end)) {
    for (const meal of day.meals.filter(({ portion }) => portion === 1)) {
      const scale = scaleOfBatch(batches.get(batchKey(day.date, meal)) ?? [])
      for (const { foodId, grams } of meal.ingredients) {
        amounts.set(foodId, (amounts.get(foodId) ?? 0) + requireAmount(grams * scale, foodId))
      }
    }
  }
  return amounts
}

function requireAmount(grams: number, foodId: string): number {
  if (Number.isFinite(grams) && grams >= 0) return grams
  throw new RangeError(`a plan asks for ${grams} g of ${foodId}`)
}
