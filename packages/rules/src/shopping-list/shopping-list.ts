import type { CalendarDay } from '@dayplate/dates'
import { isTapWater, type FoodCategory } from '@dayplate/nutrition'
import { batchKey, batchesOf, scaleOfBatch, type Serving } from './batch.ts'

/** A meal of a plan as the shopping list reads it. */
export interface MealToBuy extends Serving {
  /** Edible grams of foods in one base portion. */
  readonly ingredients: readonly {
    readonly foodId: string
    readonly category: FoodCategory
    readonly grams: number
  }[]
}

export interface DayToBuy {
  readonly date: CalendarDay
  readonly meals: readonly MealToBuy[]
}

/** Both ends included; a period that ends before it starts has no days. */
export interface ShoppingPeriod {
  readonly start: CalendarDay
  readonly end: CalendarDay
}

/** Edible grams of each food, unrounded, so that lists can be added and compared. Only displayed values are rounded. */
export type FoodAmounts = ReadonlyMap<string, number>

/**
 * Food needed for a period, in edible grams by food, without tap water.
 *
 * A batch is bought as a whole on the day it is cooked. Its later portions may be after the period and are then in no
 * other period's list. So each batch is in exactly one list of neighbouring periods, and the lists add up to the list
 * of both. A portion of a batch cooked before the period adds nothing. A portion that was replaced after its batch was
 * cooked (the first portion has been eaten) has been bought too, so it still counts.
 *
 * @param days the plan, including the days after the period that eat from its batches.
 * @throws RangeError when a factor or an amount of the plan is negative or not a number, because no list would be
 * right.
 */
export function shoppingList(days: readonly DayToBuy[], { start, end }: ShoppingPeriod): FoodAmounts {
  const batches = batchesOf(days)
  const amounts = new Map<string, number>()
  for (const day of days.filter(({ date }) => start <= date && date <= end)) {
    for (const meal of day.meals.filter(({ portion }) => portion === 1)) {
      const scale = scaleOfBatch(batches.get(batchKey(day.date, meal)) ?? [])
      for (const { foodId, grams } of meal.ingredients.filter((ingredient) => !isTapWater(ingredient))) {
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
