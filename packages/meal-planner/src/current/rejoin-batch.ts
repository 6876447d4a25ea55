import { addDays, type CalendarDay } from '@dayplate/dates'
import { occurrencesOf } from './batch.ts'
import type { MealChange } from './meal-change.ts'
import { findCurrentMeal, type CurrentDay, type CurrentMeal } from './current-day.ts'

/** A meal put back where it was planned, with the changes to other days. */
export interface RejoinedMeal {
  readonly current: CurrentMeal
  /** Other days of its batch. */
  readonly joinedDates: readonly CalendarDay[]
  /** New numbers of the portions on other days, when they join the batch again. */
  readonly changes: readonly MealChange[]
}

/**
 * Puts a meal back as it was planned. It joins the batch of its other days again if all their portions are unchanged.
 * Otherwise it is cooked for its day alone, so that every portion eaten is also cooked. Portions of one batch may
 * differ in size.
 */
export function rejoinBatch(days: readonly CurrentDay[], date: CalendarDay, planned: CurrentMeal): RejoinedMeal {
  const { number, total } = planned.portion
  const dates = Array.from({ length: total }, (_, index) => addDays(date, index + 1 - number))
  const others = dates.filter((other) => other !== date)
  const changes = others.flatMap((other): readonly MealChange[] => {
    const { type } = planned.meal
    const from = findCurrentMeal(days, { date: other, type })
    if (from === undefined || !isSameDish(from, planned)) return []
    const isOfOtherBatch = occurrencesOf(days, { date: other, type }).some((portion) => !dates.includes(portion.date))
    const portion = { number: dates.indexOf(other) + 1, total }
    if (isOfOtherBatch || (from.isEaten && from.portion.total !== total)) return []
    return [{ date: other, type, from, to: { ...from, portion } }]
  })
  const isWhole = changes.length === others.length
  if (!isWhole) return { current: { ...planned, portion: { number: 1, total: 1 } }, joinedDates: [], changes: [] }
  return { current: planned, joinedDates: others, changes: changes.filter(({ from, to }) => !isSamePortion(from, to)) }
}

const isSameDish = (a: CurrentMeal, b: CurrentMeal): boolean =>
  a.meal.id === b.meal.id && a.meal.macros.kcal === b.meal.macros.kcal

const isSamePortion = ({ portion: a }: CurrentMeal, { portion: b }: CurrentMeal): boolean =>
  a.number === b.number && a.total === b.total
