import { addDays } from '@dayplate/dates'
import { ordinaryMealId } from '@dayplate/nutrition'
import { type IndexedMeal, indexMeals } from '../meal-index.ts'
import { findDay, findCurrentMeal, type CurrentMeal } from '../current/current-day.ts'
import { CandidateSearch } from './candidate-search.ts'
import { chooseVaried } from './choose-varied.ts'
import { ReplacementSlots } from './replacement-slots.ts'
import { compareJudged, isInside, judgeAlone, type JudgedMeal, judgePlace, refit, toJudged } from './judged-meal.ts'
import type { MealReplacementRequest, MealReplacements } from './meal-replacement.ts'
import { ReplacementWriter } from './write-replacement.ts'

/** Number of replacements on one page of the list (specification, section 9). */
const USUAL_LIMIT = 10

/**
 * Finds meals that can replace the one in a slot, sorted by how near they bring the day to its target, ties by id. Each
 * comes in the portion that brings its day nearest. If the day is still outside, the fewest and smallest changes of
 * other portions bring it inside; if none do, the replacement says so. A dish that would be cooked for several days and
 * does not fit all of them is offered for the requested day only. Meals eaten within three days and meals out of season
 * are left out, unless too few others keep the days inside; then they carry a concession. The current meal is never
 * listed; its original only on request, as the first. The same request gives the same list, in whatever order its meals
 * come.
 */
export function findMealReplacements(request: MealReplacementRequest): MealReplacements {
  const current = findCurrentMeal(request.days, request.slot)
  if (current === undefined) return { kind: 'refused', reason: 'NO_SUCH_MEAL' }
  if (current.isEaten) return { kind: 'refused', reason: 'EATEN' }
  return { kind: 'replacements', replacements: new ReplacementSearch(request, current).run() }
}

class ReplacementSearch {
  readonly #request: MealReplacementRequest
  readonly #limit: number
  readonly #slots: ReplacementSlots
  readonly #candidates: readonly IndexedMeal[]
  readonly #original: IndexedMeal | undefined

  constructor(request: MealReplacementRequest, current: CurrentMeal) {
    const { days, slot, meals, limit, original } = request
    this.#request = request
    this.#limit = limit ?? USUAL_LIMIT
    this.#slots = new ReplacementSlots(days, slot)
    const ofType = indexMeals(meals.filter(({ type }) => type === slot.type))[slot.type]
    const others = ofType.filter(({ meal }) => meal.id !== current.meal.id)
    this.#original = others.find(({ meal }) => meal.id === original?.mealId)
    // Who has the special form of a recipe would notice no change. The other way it is one: the bread may be left out now.
    const ordinaryId = ordinaryMealId(current.meal.id)
    this.#candidates = others.filter((indexed) => indexed !== this.#original && indexed.meal.id !== ordinaryId)
  }

  run() {
    const writer = new ReplacementWriter(this.#request)
    const original = this.#judgeOriginal()
    const room = Math.max(this.#limit - original.length, 0)
    const judged = new CandidateSearch(this.#request.days, this.#slots, room).run(this.#candidates)
    const chosen = chooseVaried(judged, this.#neighbours(), room).toSorted(compareJudged)
    return [
      ...original.map((candidate) => writer.write(candidate, true)),
      ...chosen.map((candidate) => writer.write(candidate, false)),
    ]
  }

  /** The original returns unchanged if its days are inside with it; otherwise it is judged like any other meal. */
  #judgeOriginal(): readonly JudgedMeal[] {
    const { original } = this.#request
    const indexed = this.#original
    if (original === null || indexed === undefined || this.#limit < 1) return []
    const { affected, places } = this.#slots.of(indexed.meal)
    const grid = { low: original.scale, high: original.scale, step: indexed.meal.portionStep }
    const asItWas = toJudged(
      { indexed, affected },
      places.map((place) => judgePlace(indexed, place, grid)),
    )
    if (isInside(asItWas)) return [asItWas]
    const alone = judgeAlone(
      indexed,
      { affected, places },
      { hasBands: true, mostScale: original.scale, mostPlates: Number.POSITIVE_INFINITY },
    )
    return [(alone === null ? null : refit(alone, 1)) ?? asItWas]
  }

  /** Other meals of the day, and the same type of meal the day before and after. */
  #neighbours(): readonly IndexedMeal[] {
    const { days, slot } = this.#request
    const ofDay = findDay(days, slot.date)?.meals.filter(({ meal }) => meal.type !== slot.type) ?? []
    const around = [-1, 1].flatMap((offset) => {
      const date = addDays(slot.date, offset)
      return this.#slots.has(date) ? [] : (findCurrentMeal(days, { ...slot, date }) ?? [])
    })
    const meals = [...ofDay, ...around].map(({ meal }) => meal)
    return Object.values(indexMeals(meals)).flat()
  }
}
