import { addDays, type CalendarDay } from '@dayplate/dates'
import { type IndexedMeal, indexMeals } from '../meal-index.ts'
import { SlotFit } from '../slot-fit/slot-fit.ts'
import { occurrencesOf } from '../standing/cooking.ts'
import { findDay, findStanding, mealIdsNear, type StandingMeal } from '../standing/standing-day.ts'
import { STRICTNESS_LEVELS, type Strictness } from '../strictness.ts'
import { chooseVaried } from './choose-varied.ts'
import { Reaches, type ReachedSlots } from './exchange-reach.ts'
import {
  compareJudged,
  isInside,
  judgeAlone,
  type JudgedMeal,
  judgePlace,
  refit,
  type SlotPlace,
  toJudged,
} from './judged-meal.ts'
import type { MealReplacementRequest, MealReplacements } from './meal-replacement.ts'
import { ReplacementWriter } from './write-replacement.ts'

/** What the list shows at a time (specification, section 9). */
const USUAL_LIMIT = 10

/** Candidates, nearest first, for which changes of two other portions are tried: that is the slow part. */
const MOST_REFITTED = 24

/**
 * Meals that could be eaten instead of the one in a slot, sorted by how near they bring the day to its target, ties by id.
 * Each comes in the portion that brings its day nearest; where that is outside, with the fewest and smallest changes of other
 * portions that bring it back inside, and where nothing does, it says so. What is eaten three days before or after is left out,
 * and so is what is out of season, unless too few are left. Never the meal itself; its original only when asked for, as the
 * first. The same request gives the same list, in whatever order its meals come.
 */
export function findMealReplacements(request: MealReplacementRequest): MealReplacements {
  const standing = findStanding(request.days, request.slot)
  if (standing === undefined) return { kind: 'refused', reason: 'NO_SUCH_MEAL' }
  if (standing.isEaten) return { kind: 'refused', reason: 'EATEN' }
  return { kind: 'replacements', replacements: new ReplacementSearch(request, standing).run() }
}

class ReplacementSearch {
  readonly #request: MealReplacementRequest
  readonly #limit: number
  readonly #reaches: Reaches
  readonly #places: readonly SlotPlace[]
  readonly #candidates: readonly IndexedMeal[]
  readonly #original: IndexedMeal | undefined
  readonly #nearIds = new Map<string, ReadonlySet<string>>()

  constructor(request: MealReplacementRequest, standing: StandingMeal) {
    const { days, slot, meals, limit, original } = request
    this.#request = request
    this.#limit = limit ?? USUAL_LIMIT
    this.#reaches = new Reaches(occurrencesOf(days, slot), slot)
    this.#places = this.#reaches.slots.flatMap((occurrence) => {
      const day = findDay(days, occurrence.date)
      return day === undefined ? [] : [{ occurrence, day, fit: new SlotFit(day, slot.type) }]
    })
    const ofType = indexMeals(meals.filter(({ type }) => type === slot.type))[slot.type]
    const others = ofType.filter(({ meal }) => meal.id !== standing.meal.id)
    this.#original = others.find(({ meal }) => meal.id === original?.mealId)
    this.#candidates = others.filter((indexed) => indexed !== this.#original)
  }

  run() {
    const writer = new ReplacementWriter(this.#request)
    const original = this.#judgeOriginal()
    const room = Math.max(this.#limit - original.length, 0)
    const chosen = chooseVaried(this.#judgeAll(), this.#neighbours(), room).toSorted(compareJudged)
    return [
      ...original.map((judged) => writer.write(judged, true)),
      ...chosen.map((judged) => writer.write(judged, false)),
    ]
  }

  /** Candidates of the strictest levels that have enough of them, each with what its days need. */
  #judgeAll(): readonly JudgedMeal[] {
    const alone = new Map<IndexedMeal, JudgedMeal>()
    for (const strictness of STRICTNESS_LEVELS) {
      for (const judged of this.#judgeLevel(strictness)) {
        if (!alone.has(judged.indexed)) alone.set(judged.indexed, judged)
      }
      if (alone.size >= this.#limit) break
    }
    return this.#refitTwo([...alone.values()].map((judged) => this.#refitOne(judged)).toSorted(compareJudged))
  }

  #judgeLevel(strictness: Strictness): readonly JudgedMeal[] {
    return this.#candidates.flatMap((indexed) => {
      const reached = this.#reaches.of(indexed.meal)
      const places = this.#placesOf(reached)
      if (!places.every(({ day }) => this.#isWelcome(indexed, day.date, strictness))) return []
      return judgeAlone(indexed, { reached, places }, strictness) ?? []
    })
  }

  #isWelcome({ meal }: IndexedMeal, date: CalendarDay, { inSeasonOnly, gapDays }: Strictness): boolean {
    const season = findDay(this.#request.days, date)?.season
    if (inSeasonOnly && season !== undefined && !meal.seasons.includes(season)) return false
    return !this.#idsNear(date, gapDays).has(meal.id)
  }

  #refitOne(alone: JudgedMeal): JudgedMeal {
    if (isInside(alone)) return alone
    return refit(alone, (fit, candidate) => fit.withOneOther(candidate)) ?? alone
  }

  /** Changes two other portions only as long as there are too few that keep the day inside. */
  #refitTwo(judged: readonly JudgedMeal[]): readonly JudgedMeal[] {
    let inside = judged.filter(isInside).length
    let tried = 0
    return judged.map((candidate) => {
      if (isInside(candidate) || inside >= this.#limit || tried >= MOST_REFITTED) return candidate
      tried += 1
      const refitted = refit(
        candidate,
        (fit, { column, grid }) => fit.withOneOther({ column, grid }) ?? fit.withTwoOthers({ column, grid }),
      )
      if (refitted !== null) inside += 1
      return refitted ?? candidate
    })
  }

  /** The original comes back as it was, if its days are inside with that; otherwise as any other. */
  #judgeOriginal(): readonly JudgedMeal[] {
    const { original } = this.#request
    const indexed = this.#original
    if (original === null || indexed === undefined || this.#limit < 1) return []
    const reached = this.#reaches.of(indexed.meal)
    const places = this.#placesOf(reached)
    const grid = { low: original.scale, high: original.scale, step: indexed.meal.portionStep }
    const asItWas = toJudged(
      { indexed, reached },
      places.map((place) => judgePlace(indexed, place, grid)),
    )
    if (isInside(asItWas)) return [asItWas]
    const alone = judgeAlone(
      indexed,
      { reached, places },
      { hasBands: true, mostScale: original.scale, mostPlates: Number.POSITIVE_INFINITY },
    )
    const fitted = alone === null ? asItWas : this.#refitOne(alone)
    return [isInside(fitted) ? fitted : asItWas]
  }

  #placesOf({ occurrences }: ReachedSlots): readonly SlotPlace[] {
    if (occurrences.length === this.#places.length) return this.#places
    return this.#places.filter(({ occurrence }) => occurrences.includes(occurrence))
  }

  /** Other meals of the day, and the same type of meal the day before and after. */
  #neighbours(): readonly IndexedMeal[] {
    const { days, slot } = this.#request
    const ofDay = findDay(days, slot.date)?.meals.filter(({ meal }) => meal.type !== slot.type) ?? []
    const around = [-1, 1].flatMap((offset) => {
      const date = addDays(slot.date, offset)
      return this.#places.some(({ day }) => day.date === date) ? [] : (findStanding(days, { ...slot, date }) ?? [])
    })
    const meals = [...ofDay, ...around].map(({ meal }) => meal)
    return Object.values(indexMeals(meals)).flat()
  }

  #idsNear(date: CalendarDay, gapDays: number): ReadonlySet<string> {
    const key = `${date} ${gapDays}`
    const known = this.#nearIds.get(key) ?? mealIdsNear(this.#request.days, date, gapDays)
    this.#nearIds.set(key, known)
    return known
  }
}
