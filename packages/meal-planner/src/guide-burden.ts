import { type DayGuides, type GuideAmounts, type KnownAmount, MEAL_PERCENT, type MealType } from '@dayplate/nutrition'

/** What is asked of a day beside its macros, and the energy it is asked of. */
export interface GuideDensity {
  readonly guides: DayGuides
  readonly kcal: number
}

/** A meal this many times as dense as the guide could hardly be further from it. */
const WORST_TIMES = 2

/** The largest meal counts in full, a snack by its part of the energy. */
const LARGEST_PERCENT = Math.max(...Object.values(MEAL_PERCENT))

/**
 * How far a meal draws its day away from the guides, from 0 to 1: by what it holds per kcal, against what a day's guide is per
 * kcal, so that it adds up over a day's meals whatever their portions. What is not known counts neither way. Vitamin B12 is not
 * weighed: no choice among meals of plants brings it.
 */
export function guideBurden(type: MealType, mealKcal: number, { amounts, day }: Weighing): number {
  const { guides, kcal } = day
  // What the meal would hold of it, were it as large as the day.
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
 * How far a meal takes its day above the fibre that sits well, from 0 at or below it to 1 where it is twice as dense or more.
 * Apart from the other guides, because too much of it is felt the same day.
 */
export function fibreExcess(type: MealType, mealKcal: number, { amounts, day }: Weighing): number {
  const perDay = (amounts.fibreG.amount * day.kcal) / mealKcal
  const excess = clamp((perDay / day.guides.fibreMaxG - 1) / (WORST_TIMES - 1))
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
