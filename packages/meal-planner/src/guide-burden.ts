import {
  type DayGuides,
  FIBRE_CEILING_G,
  type GuideAmounts,
  type KnownAmount,
  MEAL_PERCENT,
  type MealType,
} from '@dayplate/nutrition'

/** The guides of a day beside its macros, and the energy they refer to. */
export interface GuideDensity {
  readonly guides: DayGuides
  readonly kcal: number
}

/** A meal this many times as dense as the guide gets the full burden. */
const WORST_TIMES = 2

/** The largest meal has weight 1, a snack a weight by its share of the energy. */
const LARGEST_PERCENT = Math.max(...Object.values(MEAL_PERCENT))

/**
 * How far a meal moves its day away from the guides, from 0 to 1. It compares amounts per kcal with the day's guides
 * per kcal, so that burdens add up whatever the portions. Unknown amounts do not count. Vitamin B12 does not count
 * either, because plant meals do not differ in it.
 */
export function guideBurden(type: MealType, mealKcal: number, { amounts, day }: Weighing): number {
  const { guides, kcal } = day
  // The amount if the meal had the energy of the whole day.
  const perDay = (known: KnownAmount) => (known.amount * kcal) / mealKcal
  const excess = (known: KnownAmount, most: number) => clamp(perDay(known) / (most * WORST_TIMES))
  const lack = (known: KnownAmount, least: number | null) =>
    least === null || known.isAtLeast ? 0 : clamp(1 - perDay(known) / least)
  const sum =
    lack(amounts.fibreG, guides.fibreMinG) +
    excess(amounts.saltG, guides.saltMaxG) +
    excess(amounts.saturatedFatG, guides.saturatedFatMaxG) +
    lack(amounts.ironMg, guides.ironMinMg)
  const count = guides.ironMinMg === null ? 3 : 4
  return ((sum / count) * MEAL_PERCENT[type]) / LARGEST_PERCENT
}

/**
 * How far a meal exceeds the tolerable fibre, from 0 at or below it to 1 at twice the density or more. Separate from
 * the other guides, because too much fibre is felt the same day.
 */
export const fibreExcess = (type: MealType, mealKcal: number, weighing: Weighing): number =>
  fibreAbove(weighing.day.guides.fibreMaxG, { type, mealKcal, weighing })

/**
 * The same against the ceiling of a day, which people with little energy never reach: for the choice of the meals that a
 * plan draws from.
 */
export const fibreOverCeiling = (type: MealType, mealKcal: number, weighing: Weighing): number =>
  fibreAbove(FIBRE_CEILING_G, { type, mealKcal, weighing })

interface WeighedMeal {
  readonly type: MealType
  readonly mealKcal: number
  readonly weighing: Weighing
}

function fibreAbove(mostG: number, { type, mealKcal, weighing: { amounts, day } }: WeighedMeal): number {
  const perDay = (amounts.fibreG.amount * day.kcal) / mealKcal
  const excess = clamp((perDay / mostG - 1) / (WORST_TIMES - 1))
  return (excess * MEAL_PERCENT[type]) / LARGEST_PERCENT
}

export interface Weighing {
  /** Of one base portion. */
  readonly amounts: GuideAmounts
  readonly day: GuideDensity
}

function clamp(value: number): number {
  return Math.min(Math.max(value, 0), 1)
}
