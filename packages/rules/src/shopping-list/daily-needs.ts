import type { CalendarDay } from '@dayplate/dates'
import { isTapWater, type FoodCategory } from '@dayplate/nutrition'
import { batchesOf, batchKey, scaleOfBatch, type Serving } from './batch.ts'

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

/** What a food is needed for on the day when it is cooked. */
export interface DailyNeed {
  readonly date: CalendarDay
  /** Edible grams for all plates, unrounded. */
  readonly grams: number
  /** The meals that are cooked with it, each once. */
  readonly meals: readonly Pick<MealToBuy, 'type' | 'recipe'>[]
}

/** Needs of each food by its id, in the order of the days. */
export type DailyNeeds = ReadonlyMap<string, readonly DailyNeed[]>

/** The most people that a person can shop for. */
export const MOST_PLATES = 6

/**
 * The food that a plan needs, by food and by the day on which it is cooked, without tap water.
 *
 * A batch is needed as a whole on the day it is cooked. So each batch belongs to exactly one day, and the needs of neighbouring
 * periods add up to those of both. A portion of a batch cooked earlier adds nothing. A portion that was replaced after its batch
 * was cooked (the first portion has been eaten) has been cooked too, so it still counts.
 *
 * @param days the plan, including the days that eat from the batches of the days asked for.
 * @param plates for how many people the person cooks; each eats as much as the person.
 * @throws RangeError when a factor or an amount of the plan is negative or not a number, because no list would be right.
 */
export function dailyNeeds(days: readonly DayToBuy[], plates = 1): DailyNeeds {
  const batches = batchesOf(days)
  const needs = days.flatMap((day) =>
    day.meals
      .filter(({ portion }) => portion === 1)
      .flatMap((meal) => {
        const scale = plates * scaleOfBatch(batches.get(batchKey(day.date, meal)) ?? [])
        return meal.ingredients
          .filter((ingredient) => !isTapWater(ingredient))
          .map(({ foodId, grams }) => ({ foodId, date: day.date, meal, grams: requireAmount(grams * scale, foodId) }))
      }),
  )
  return new Map(
    [...Map.groupBy(needs, ({ foodId }) => foodId)].map(([foodId, own]) => [
      foodId,
      [...Map.groupBy(own, ({ date }) => date)]
        .map(([date, ofDay]): DailyNeed => ({
          date,
          grams: ofDay.reduce((sum, { grams }) => sum + grams, 0),
          meals: [...new Map(ofDay.map(({ meal }) => [`${meal.type} ${meal.recipe}`, mealOf(meal)])).values()],
        }))
        .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    ]),
  )
}

const mealOf = ({ type, recipe }: MealToBuy): DailyNeed['meals'][number] => ({ type, recipe })

function requireAmount(grams: number, foodId: string): number {
  if (Number.isFinite(grams) && grams >= 0) return grams
  throw new RangeError(`a plan asks for ${grams} g of ${foodId}`)
}
