import type { Catalogue } from '@dayplate/catalogue'
import {
  type DayPlan,
  findMealReplacements,
  type MealReplacement,
  type MealReplacementRequest,
  type PlannableMeal,
  planDays,
  type CurrentDay,
  type CurrentMeal,
} from '@dayplate/meal-planner'
import type { Diet } from '@dayplate/nutrition'
import { everydayMeals } from './everyday-meals.ts'
import type { SimulatedPerson } from './planner-people.ts'

/** All lists of one person. */
export interface ListedPerson {
  readonly diet: Diet
  readonly lists: readonly MeasuredList[]
}

/** One list of replacements, and the time one core took to make it. */
export interface MeasuredList {
  readonly request: MealReplacementRequest
  /** Whether the day was within its tolerances before the replacement. */
  readonly heldBefore: boolean
  readonly replacements: readonly MealReplacement[]
  readonly milliseconds: number
}

const DIETS: readonly Diet[] = ['classic', 'vegetarian', 'vegan', 'glp1']

/** Days of each plan whose meals are replaced: with neighbours on both sides, and both portions of lunches. */
const REPLACED_DAYS: readonly number[] = [4, 5, 9]

/** Lists made before the measurement, so that the code is compiled. */
const WARM_UP_LISTS = 300

/** How often each list is made. */
const RUNS = 9

/** Makes a list for every meal on some days of every plan. */
export function listForEveryone(people: readonly SimulatedPerson[], catalogue: Catalogue): readonly ListedPerson[] {
  const allowed = new Map(DIETS.map((diet) => [diet, everydayMeals(catalogue, { diet, allergens: new Set() })]))
  const asked = people.map(({ person: { diet }, days }, index) => ({
    diet,
    requests: askForLists(days, allowed.get(diet) ?? [], `person ${index}`),
  }))
  for (const { request } of asked.flatMap(({ requests }) => requests).slice(0, WARM_UP_LISTS)) {
    findMealReplacements(request)
  }
  return asked.map(({ diet, requests }) => ({
    diet,
    lists: requests.map(({ request, heldBefore }) => ({ request, heldBefore, ...timeList(request) })),
  }))
}

function askForLists(days: SimulatedPerson['days'], meals: readonly PlannableMeal[], seed: string) {
  const plan = planDays({ days, meals, seed, repertoireSeed: seed, previousMeals: [], pinned: [] })
  const current = toCurrentDays(plan, days, meals)
  return REPLACED_DAYS.flatMap((day) => requestsOf(current, day, meals)).map((request) => ({
    request,
    heldBefore: plan.find(({ date }) => date === request.slot.date)?.proof.holds === true,
  }))
}

function requestsOf(
  days: readonly CurrentDay[],
  index: number,
  meals: readonly PlannableMeal[],
): readonly MealReplacementRequest[] {
  const day = days[index]
  if (day === undefined) return []
  const near = days.slice(Math.max(0, index - 3), index + 4)
  return day.meals.map(({ meal }) => ({ days: near, slot: { date: day.date, type: meal.type }, meals, original: null }))
}

/**
 * Makes the list several times and returns the fastest run, because slower runs include the machine's other work. The
 * thread's own clock is too coarse for this.
 */
function timeList(request: MealReplacementRequest) {
  let milliseconds = Number.POSITIVE_INFINITY
  let found = findMealReplacements(request)
  for (let run = 0; run < RUNS; run++) {
    const before = performance.now()
    found = findMealReplacements(request)
    milliseconds = Math.min(milliseconds, performance.now() - before)
  }
  return { replacements: found.kind === 'replacements' ? found.replacements : [], milliseconds }
}

function toCurrentDays(
  plan: readonly DayPlan[],
  days: SimulatedPerson['days'],
  meals: readonly PlannableMeal[],
): readonly CurrentDay[] {
  const mealById = new Map(meals.map((meal) => [meal.id, meal]))
  return days.map((day, index) => ({
    ...day,
    meals: (plan[index]?.meals ?? []).flatMap(({ mealId, scale, portion, isPinned }): readonly CurrentMeal[] => {
      const meal = mealById.get(mealId)
      return meal === undefined ? [] : [{ meal, scale, portion, isPinned, isEaten: false }]
    }),
  }))
}
