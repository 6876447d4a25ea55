import { addDays } from '@dayplate/dates'
import { MEAL_TYPES, type MealType } from '@dayplate/nutrition'
import type { DayPlan } from '../day-plan.ts'
import { planDays } from '../plan-days.ts'
import type { PinnedMeal, PlannableMeal } from '../plan-request.ts'
import { findDay, mealIdsNear, type CurrentDay, type CurrentMeal } from '../current/current-day.ts'
import { USUAL_GAP_DAYS } from '../strictness.ts'

/** With fewer meals of a type, the variety rule would leave no choice, so meals from the days around may repeat. */
const LEAST_CHOICE = 5

/** The rest of a week: its foods are at home, so another day may use them. */
const LOOK_BACK_DAYS = 6

const ONLY_PORTION = { number: 1, total: 1 }

export interface OtherDayRequest {
  readonly days: readonly CurrentDay[]
  readonly day: CurrentDay
  readonly meals: readonly PlannableMeal[]
}

/** Plans a day repeatedly, each time with other meals. Eaten meals stay. */
export class OtherDays {
  readonly #request: OtherDayRequest
  readonly #pinned: readonly PinnedMeal[]
  readonly #avoided: Set<string>
  readonly #mealById: ReadonlyMap<string, PlannableMeal>

  constructor(request: OtherDayRequest) {
    const { days, day, meals } = request
    this.#request = request
    this.#pinned = day.meals.filter(({ isEaten }) => isEaten).map((current) => toPinned(current, day))
    this.#avoided = new Set(mealIdsNear(days, day.date, USUAL_GAP_DAYS))
    this.#mealById = new Map(meals.map((meal) => [meal.id, meal]))
  }

  /** Plans the day around the given meals, in portions that fit. Later days avoid its meals. */
  plan(
    seed: string,
    given: readonly PlannableMeal[],
    { keepsBands = false }: { readonly keepsBands?: boolean } = {},
  ): { readonly plan: DayPlan; readonly meals: readonly CurrentMeal[] } {
    const { day, days } = this.#request
    const [plan] = planDays({
      days: [{ date: day.date, target: day.target, season: day.season }],
      meals: MEAL_TYPES.flatMap((type) => this.#choiceOf(type, given)),
      seed,
      repertoireSeed: seed,
      weeksFrom: addDays(day.date, -LOOK_BACK_DAYS),
      previousMeals: Array.from({ length: LOOK_BACK_DAYS }, (_, index) =>
        idsOn(days, addDays(day.date, index - LOOK_BACK_DAYS)),
      ),
      pinned: this.#pinned,
      keepsBands,
    })
    if (plan === undefined) throw new Error('the planner answers every day it is asked for')
    return { plan, meals: this.#toCurrentDays(plan) }
  }

  /** Later days do not use these meals, as long as enough others are left. */
  avoid(meals: readonly CurrentMeal[]): void {
    for (const { meal } of meals) this.#avoided.add(meal.id)
  }

  #choiceOf(type: MealType, given: readonly PlannableMeal[]): readonly PlannableMeal[] {
    const wanted = given.find((meal) => meal.type === type)
    if (wanted !== undefined) return [wanted]
    const ofType = this.#request.meals.filter((meal) => meal.type === type)
    const other = ofType.filter(({ id }) => !this.#avoided.has(id))
    return other.length < LEAST_CHOICE ? ofType : other
  }

  #toCurrentDays({ meals }: DayPlan): readonly CurrentMeal[] {
    return meals.flatMap(({ type, mealId, scale }): readonly CurrentMeal[] => {
      const eaten = this.#request.day.meals.find(({ meal, isEaten }) => isEaten && meal.type === type)
      if (eaten !== undefined) return [eaten]
      const meal = this.#mealById.get(mealId)
      return meal === undefined ? [] : [{ meal, scale, portion: ONLY_PORTION, isEaten: false, isPinned: true }]
    })
  }
}

function toPinned({ meal, scale, portion }: CurrentMeal, { date }: CurrentDay): PinnedMeal {
  return { date, type: meal.type, mealId: meal.id, macros: meal.macros, scale, portion }
}

function idsOn(days: readonly CurrentDay[], date: CurrentDay['date']): readonly string[] {
  return findDay(days, date)?.meals.map(({ meal }) => meal.id) ?? []
}
