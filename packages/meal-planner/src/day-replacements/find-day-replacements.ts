import type { MealType } from '@dayplate/nutrition'
import type { DayProof } from '../day-plan.ts'
import type { PlannableMeal } from '../plan-request.ts'
import { replaceDayMeals } from '../current/replace-day-meals.ts'
import { proveCurrentDay } from '../current/prove-current-day.ts'
import { rejoinBatch, type RejoinedMeal } from '../current/rejoin-batch.ts'
import { findDay, type CurrentDay, type CurrentMeal } from '../current/current-day.ts'
import { isWithin, STRICT } from '../tolerance.ts'
import type { DayReplacement, DayReplacementRequest, DayReplacements, DaySource, FixedMenu } from './day-replacement.ts'
import { OtherDays } from './plan-other-day.ts'

/** People compare about this many days before they choose. */
const USUAL_LIMIT = 6

/** Plans made per listed day, because a plan that is outside its tolerances or repeats a listed day is dropped. */
const ATTEMPTS_PER_DAY = 3

/**
 * Finds whole days that can replace a date: its original if it was replaced before, then the menus of a holiday, then
 * newly planned days for the same target. Each planned day has other meals than the days around it and the days before
 * it in the list, and meets its target. Four given meals rarely meet every macro, so a menu only has to meet the
 * energy with each meal in its usual share of it, and its proof shows the rest. A menu that misses the energy is listed as inactive with the reason. Eaten
 * meals stay in every day.
 */
export function findDayReplacements(request: DayReplacementRequest): DayReplacements {
  const day = findDay(request.days, request.date)
  if (day === undefined) return { kind: 'refused', reason: 'NO_SUCH_DAY' }
  if (day.meals.length > 0 && day.meals.every(({ isEaten }) => isEaten)) return { kind: 'refused', reason: 'ALL_EATEN' }
  return { kind: 'replacements', replacements: new DayReplacementSearch(request, day).run() }
}

class DayReplacementSearch {
  readonly #request: DayReplacementRequest
  readonly #day: CurrentDay
  readonly #others: OtherDays
  readonly #mealById: ReadonlyMap<string, PlannableMeal>

  constructor(request: DayReplacementRequest, day: CurrentDay) {
    this.#request = request
    this.#day = day
    this.#others = new OtherDays({ days: request.days, day, meals: request.meals })
    this.#mealById = new Map(request.meals.map((meal) => [meal.id, meal]))
  }

  run(): readonly DayReplacement[] {
    const menus = this.#request.menus.map((menu) => this.#menuDay(menu))
    return [...this.#originalDay(), ...menus, ...this.#plannedDays()]
  }

  /** Left out when it equals the current day, is no longer allowed, or conflicts with a meal eaten since. */
  #originalDay(): readonly DayReplacement[] {
    const { original } = this.#request
    if (original === null || !original.every(({ meal }) => this.#mealById.has(meal.id))) return []
    const eaten = this.#day.meals.filter(({ isEaten }) => isEaten)
    const isKept = eaten.every(({ meal }) => original.some((current) => current.meal.id === meal.id))
    const back = original.map((current) => this.#putBack(current, eaten))
    const meals = back.map(({ current }) => current)
    const replacement = replaceDayMeals(this.#request.days, this.#day.date, meals)
    if (!isKept || replacement.changes.length === 0) return []
    const isJoined = (type: MealType) =>
      back.some(({ current, joinedDates }) => current.meal.type === type && joinedDates.length > 0)
    // Batches that are joined again are not cut.
    const own = replacement.changes.filter(({ date, type }) => date === this.#day.date || !isJoined(type))
    return [
      {
        source: { kind: 'original' },
        meals,
        proof: proveCurrentDay({ ...this.#day, meals }),
        isActive: true,
        changes: [...own, ...back.flatMap(({ changes }) => changes)],
        cutLeftovers: replacement.cutLeftovers.filter(({ type }) => !isJoined(type)),
      },
    ]
  }

  #putBack(planned: CurrentMeal, eaten: readonly CurrentMeal[]): RejoinedMeal {
    const kept = eaten.find(({ meal }) => meal.type === planned.meal.type)
    if (kept !== undefined) return { current: kept, joinedDates: [], changes: [] }
    return rejoinBatch(this.#request.days, this.#day.date, planned)
  }

  #menuDay({ id, mealIds }: FixedMenu): DayReplacement {
    const source: DaySource = { kind: 'menu', menuId: id }
    const excluded = mealIds.filter((mealId) => !this.#mealById.has(mealId))
    if (excluded.length > 0) {
      const proof = proveCurrentDay(this.#day)
      return { source, meals: [], proof, isActive: false, reason: { code: 'MEALS_EXCLUDED', mealIds: excluded } }
    }
    const given = mealIds.flatMap((mealId) => this.#mealById.get(mealId) ?? [])
    const { plan, meals } = this.#others.plan(`${this.#request.seed} menu ${id}`, given, { keepsBands: true })
    const eaten = meals.find(
      ({ isEaten, meal }) => isEaten && !mealIds.includes(meal.id) && given.some(({ type }) => type === meal.type),
    )
    if (eaten !== undefined) {
      const slot = { date: this.#day.date, type: eaten.meal.type }
      return { source, meals, proof: plan.proof, isActive: false, reason: { code: 'ALREADY_EATEN', slot } }
    }
    // A meal with no valid portion for this day makes the menu incomplete, even if the other meals meet the target.
    const isWhole = given.every(({ id: mealId }) => meals.some(({ meal }) => meal.id === mealId))
    if (isWithin(plan.proof.deviation.kcal, STRICT.kcal) && isWhole) return this.#active(source, meals, plan.proof)
    const { reasons } = plan.proof
    return { source, meals, proof: plan.proof, isActive: false, reason: { code: 'OUT_OF_TOLERANCE', reasons } }
  }

  #plannedDays(): readonly DayReplacement[] {
    const { seed, containing, limit = USUAL_LIMIT } = this.#request
    const found: DayReplacement[] = []
    const known = new Set([keyOf(this.#day.meals)])
    const wanted = containing === null ? null : this.#wantedMeals(containing)
    const attempts = wanted?.length === 0 ? 0 : limit * ATTEMPTS_PER_DAY
    for (let attempt = 0; attempt < attempts && found.length < limit; attempt++) {
      const given = wanted?.[attempt % wanted.length]
      const daySeed = `${seed} day ${attempt}`
      const { plan, meals } = this.#others.plan(daySeed, given === undefined ? [] : [given])
      const hasGiven = given === undefined || meals.some(({ meal }) => meal.id === given.id)
      if (!plan.proof.holds || !hasGiven || known.has(keyOf(meals))) continue
      known.add(keyOf(meals))
      this.#others.avoid(meals)
      found.push(this.#active({ kind: 'planned', seed: daySeed }, meals, plan.proof))
    }
    return found
  }

  /** Meals of the search that can still be eaten on the day, by id. */
  #wantedMeals(containing: readonly string[]): readonly PlannableMeal[] {
    const eatenTypes = new Set(this.#day.meals.filter(({ isEaten }) => isEaten).map(({ meal }) => meal.type))
    return [...new Set(containing)]
      .toSorted()
      .flatMap((mealId) => this.#mealById.get(mealId) ?? [])
      .filter(({ type }) => !eatenTypes.has(type))
  }

  #active(source: DaySource, meals: readonly CurrentMeal[], proof: DayProof): DayReplacement {
    return { source, meals, proof, isActive: true, ...replaceDayMeals(this.#request.days, this.#day.date, meals) }
  }
}

function keyOf(meals: readonly CurrentMeal[]): string {
  return meals.map(({ meal }) => meal.id).join(' ')
}
