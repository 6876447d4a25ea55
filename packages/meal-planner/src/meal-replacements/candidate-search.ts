import type { CalendarDay } from '@dayplate/dates'
import type { IndexedMeal } from '../meal-index.ts'
import { mealIdsNear, type CurrentDay } from '../current/current-day.ts'
import { STRICTNESS_LEVELS, type Strictness } from '../strictness.ts'
import { STRICT } from '../tolerance.ts'
import type { ReplacementSlots, AffectedPlaces } from './replacement-slots.ts'
import { compareJudged, isInside, judgeAlone, type JudgedMeal, refit, toJudged } from './judged-meal.ts'

/** A way to bring a candidate's days inside their tolerances; `null` when it does not help. */
type Remedy = (candidate: JudgedMeal) => JudgedMeal | null

/**
 * Judges meals in the slots of a replacement. As long as too few meals keep the days inside, it drops the rules a plan
 * drops before its macros, in the same order: the season, then the three days between repeats of a meal.
 */
export class CandidateSearch {
  readonly #days: readonly CurrentDay[]
  readonly #slots: ReplacementSlots
  /** Number of meals wanted. */
  readonly #limit: number
  readonly #nearIds = new Map<string, ReadonlySet<string>>()
  #inside = 0

  constructor(days: readonly CurrentDay[], slots: ReplacementSlots, limit: number) {
    this.#days = days
    this.#slots = slots
    this.#limit = limit
  }

  /**
   * Groups in order of preference: candidates inside their tolerances of each level, then candidates outside of each.
   */
  run(candidates: readonly IndexedMeal[]): readonly (readonly JudgedMeal[])[] {
    const levels: (readonly JudgedMeal[])[] = []
    const known = new Set<IndexedMeal>()
    for (const level of STRICTNESS_LEVELS) {
      if ((level.tolerances === STRICT ? this.#inside : known.size) >= this.#limit) break
      const unknown = candidates.filter((indexed) => !known.has(indexed))
      const judged = unknown.flatMap((indexed) => this.#judge(indexed, level) ?? []).toSorted(compareJudged)
      for (const { indexed } of judged) known.add(indexed)
      levels.push(this.#fit(judged))
    }
    const fitted = levels.map((judged) => this.#remedy(judged, change(3), this.#apart(3)))
    return [...fitted.map((judged) => judged.filter(isInside)), ...fitted.map((judged) => judged.filter(isOutside))]
  }

  /**
   * Judges all slots the meal would take, else only the requested one, because the others may be too near to another
   * day with this meal.
   */
  #judge(indexed: IndexedMeal, strictness: Strictness): JudgedMeal | null {
    const whole = this.#slots.of(indexed.meal)
    const judged = this.#judgeIn(whole, indexed, strictness)
    const { apart } = this.#slots
    if (judged !== null || apart === null || whole.places.length === 1) return judged
    return this.#judgeIn(apart, indexed, strictness)
  }

  #judgeIn(slots: AffectedPlaces, indexed: IndexedMeal, strictness: Strictness): JudgedMeal | null {
    const isWelcome = slots.places.every(({ day }) => this.#isWelcome(indexed, day, strictness))
    return isWelcome ? judgeAlone(indexed, slots, strictness) : null
  }

  #isWelcome({ meal }: IndexedMeal, { date, season }: CurrentDay, { inSeasonOnly, gapDays }: Strictness): boolean {
    if (inSeasonOnly && !meal.seasons.includes(season)) return false
    return !this.#idsNear(date, gapDays).has(meal.id)
  }

  /** Changes one other portion for every candidate, so that there is a choice; more only while there is none. */
  #fit(judged: readonly JudgedMeal[]): readonly JudgedMeal[] {
    const fitted = judged.map((candidate) => refit(candidate, 1) ?? candidate)
    this.#inside += fitted.filter(isInside).length
    return this.#remedy(fitted, change(2), this.#apart(0), this.#apart(1), this.#apart(2))
  }

  /** Tries remedies one after the other, each on the nearest candidates first, until enough are inside. */
  #remedy(judged: readonly JudgedMeal[], ...remedies: readonly Remedy[]): readonly JudgedMeal[] {
    return remedies.reduce(
      (candidates, remedy) =>
        candidates.map((candidate) => {
          if (isInside(candidate) || this.#inside >= this.#limit) return candidate
          const remedied = remedy(candidate)
          if (remedied !== null) this.#inside += 1
          return remedied ?? candidate
        }),
      judged,
    )
  }

  /** Leaves the batch to its other days and brings the requested day inside. */
  #apart(most: number): Remedy {
    const { apart } = this.#slots
    return ({ indexed, places }) => {
      if (apart === null || places.length === 1) return null
      const own = places.filter(({ occurrence }) => apart.affected.occurrences.includes(occurrence))
      return refit(toJudged({ indexed, affected: apart.affected }, own), most)
    }
  }

  #idsNear(date: CalendarDay, gapDays: number): ReadonlySet<string> {
    const key = `${date} ${gapDays}`
    const known = this.#nearIds.get(key) ?? mealIdsNear(this.#days, date, gapDays)
    this.#nearIds.set(key, known)
    return known
  }
}

const isOutside = (judged: JudgedMeal) => !isInside(judged)

/** Changes at most this many other portions of each day. */
function change(most: number): Remedy {
  return (judged) => refit(judged, most)
}
