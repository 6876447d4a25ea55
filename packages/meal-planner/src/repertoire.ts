import { daysBetween, requireCalendarDay, weekday } from '@dayplate/dates'
import type { MealType } from '@dayplate/nutrition'
import { fibreOverCeiling, type GuideDensity } from './guide-burden.ts'
import type { IndexedMeal, MealIndex } from './meal-index.ts'
import type { RequestedDay } from './plan-request.ts'
import { hashText, mixBits, toUnit } from './prng.ts'
import type { Tastes } from './tastes.ts'

/**
 * Part of the meals that suit a day from which a person's plan draws. The costs of meals are much the same for all
 * people, so without it nearly every plan held the same cheapest ones.
 */
const SHARE = 0.34

/** Subtracted from the draw of a stand-in for what the person eats anyway, and of a meal with far too much fibre. */
const SUBSTITUTE_COST = 0.05
const FIBRE_COST = 0.2

/** With fewer meals of a type, a part of them would be too small a choice. */
const FEWEST = 16

/**
 * A person's draw of a food holds for half a year and changes in a week of its own, so that a repertoire renews itself
 * little by little; the season, the diet and what is left out change it at once.
 */
const PERIOD_WEEKS = 26

const WEEK_DAYS = 7

/** A Monday. */
const FIRST_WEEK = requireCalendarDay('2024-01-01')

/** More minutes until breakfast is ready do not fit a morning before work. */
const WORKDAY_BREAKFAST_MINUTES = 20

const SATURDAY = 6
const SUNDAY = 0

export interface RepertoireOf {
  readonly meals: MealIndex
  /** Any text that stays the same for a person. */
  readonly seed: string
  readonly tastes: Tastes
  /** Guides of a day of the plan. */
  readonly day: GuideDensity | null
}

/**
 * The meals that a person's plan draws from: those in season, quick ones for breakfast on a workday, and of these the
 * part whose foods are drawn highest for the person. Drawing foods instead of meals leaves meals that share foods, and
 * so fewer things to buy.
 */
export class Repertoire {
  readonly #meals: MealIndex
  readonly #personHash: number
  readonly #tastes: Tastes
  readonly #day: GuideDensity | null
  readonly #foodHashes = new Map<string, number>()
  readonly #known = new Map<string, ReadonlySet<IndexedMeal>>()

  constructor({ meals, seed, tastes, day }: RepertoireOf) {
    this.#meals = meals
    this.#personHash = hashText(seed)
    this.#tastes = tastes
    this.#day = day
  }

  mealsOf(type: MealType, { date, season }: RequestedDay): ReadonlySet<IndexedMeal> {
    const week = Math.floor(daysBetween(FIRST_WEEK, date) / WEEK_DAYS)
    const isHurried = type === 'breakfast' && weekday(date) !== SATURDAY && weekday(date) !== SUNDAY
    const key = [type, season, week, isHurried].join(' ')
    const known = this.#known.get(key)
    if (known !== undefined) return known
    const inSeason = this.#meals[type].filter(({ meal }) => meal.seasons.includes(season))
    const drawn = this.#bestDrawn(isHurried ? quickOnes(inSeason) : inSeason, week)
    this.#known.set(key, drawn)
    return drawn
  }

  #bestDrawn(meals: readonly IndexedMeal[], week: number): ReadonlySet<IndexedMeal> {
    const most = Math.max(FEWEST, Math.round(SHARE * meals.length))
    const drawn = meals
      .map((indexed) => ({ indexed, draw: this.#drawOf(indexed, week) - this.#costOf(indexed) }))
      .toSorted((a, b) => b.draw - a.draw)
    return new Set(drawn.slice(0, most).map(({ indexed }) => indexed))
  }

  /** The mean of the draws of the meal's foods, from 0 to 1. */
  #drawOf({ meal: { boughtFoods }, hash }: IndexedMeal, week: number): number {
    if (boughtFoods.length === 0) return this.#unit(hash, week)
    let sum = 0
    for (const { foodId } of boughtFoods) sum += this.#unit(this.#hashOf(foodId), week)
    return sum / boughtFoods.length
  }

  #costOf({ meal: { type, macros, guideAmounts, replaces } }: IndexedMeal): number {
    const isSubstitute = replaces.some((kind) => this.#tastes.eats.has(kind))
    const day = this.#day
    const excess =
      guideAmounts === undefined || day === null
        ? 0
        : fibreOverCeiling(type, macros.kcal, { amounts: guideAmounts, day })
    return (isSubstitute ? SUBSTITUTE_COST : 0) + FIBRE_COST * excess
  }

  #unit(hash: number, week: number): number {
    const own = mixBits(this.#personHash ^ hash)
    const period = Math.floor((week + (own % PERIOD_WEEKS)) / PERIOD_WEEKS)
    return toUnit(mixBits(own ^ period))
  }

  #hashOf(foodId: string): number {
    const known = this.#foodHashes.get(foodId)
    if (known !== undefined) return known
    const hash = hashText(foodId)
    this.#foodHashes.set(foodId, hash)
    return hash
  }
}

/** Meals that are ready in time, or where these are few the quickest. */
function quickOnes(meals: readonly IndexedMeal[]): readonly IndexedMeal[] {
  const quick = meals.filter(({ meal }) => meal.preparationMinutes <= WORKDAY_BREAKFAST_MINUTES)
  if (quick.length >= FEWEST) return quick
  return meals.toSorted((a, b) => a.meal.preparationMinutes - b.meal.preparationMinutes).slice(0, FEWEST)
}
