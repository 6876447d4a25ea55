import type { CalendarDay } from '@dayplate/dates'
import { splitBatch, occurrencesOf } from './batch.ts'
import type { MealChange } from './meal-change.ts'
import { findDay, type MealSlot, type CurrentDay, type CurrentMeal } from './current-day.ts'

/** A dish cooked for several days that loses some of them. */
export interface CutLeftover extends MealSlot {
  readonly mealId: string
  /** Days on which its other portions stay. */
  readonly keptDates: readonly CalendarDay[]
  /** Portions that are already cooked but no longer planned. */
  readonly uneatenPortions: number
}

export interface DayMealChanges {
  /** Applied as a whole and undone as a whole. */
  readonly changes: readonly MealChange[]
  readonly cutLeftovers: readonly CutLeftover[]
}

/**
 * Puts other meals into the slots of a day. Meals that stay the same are not changed. Dishes with portions on other
 * days are cut from their batches, which renumbers the portions that stay. Slots the day does not have are ignored.
 */
export function replaceDayMeals(
  days: readonly CurrentDay[],
  date: CalendarDay,
  meals: readonly CurrentMeal[],
): DayMealChanges {
  const current = findDay(days, date)?.meals ?? []
  const changes = meals.flatMap((to): readonly MealChange[] => {
    const from = current.find(({ meal }) => meal.type === to.meal.type)
    return from === undefined || isSamePlate(from, to) ? [] : [{ date, type: to.meal.type, from, to }]
  })
  const cuts = changes.flatMap(({ type, from }) => cutLeftover(days, { date, type }, from))
  return {
    changes: [...changes, ...cuts.flatMap((cut) => cut.changes)],
    cutLeftovers: cuts.map(({ leftover }) => leftover),
  }
}

function cutLeftover(days: readonly CurrentDay[], slot: MealSlot, from: CurrentMeal) {
  const occurrences = occurrencesOf(days, slot)
  if (occurrences.length < 2) return []
  const { changes, uneatenPortions } = splitBatch(occurrences, [slot])
  const keptDates = occurrences.map(({ date }) => date).filter((date) => date !== slot.date)
  const leftover: CutLeftover = { ...slot, mealId: from.meal.id, keptDates, uneatenPortions }
  return [{ changes, leftover }]
}

function isSamePlate(a: CurrentMeal, b: CurrentMeal): boolean {
  return (
    a.meal.id === b.meal.id &&
    a.scale === b.scale &&
    a.portion.number === b.portion.number &&
    a.portion.total === b.portion.total &&
    a.meal.macros.kcal === b.meal.macros.kcal
  )
}
