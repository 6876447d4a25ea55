import type { Catalogue } from '@dayplate/catalogue'
import { type DayPlan, planDays, type PlannableMeal, type PlanRequest, toPlannableMeal } from '@dayplate/meal-planner'
import { type Diet, isMealAllowed } from '@dayplate/nutrition'
import type { SimulatedPerson } from './planner-people.ts'

/** One person's 14 days, and how long one core took to plan them. */
export interface PlannedPerson {
  readonly diet: Diet
  readonly plan: readonly DayPlan[]
  readonly milliseconds: number
}

const DIETS: readonly Diet[] = ['classic', 'vegetarian', 'vegan', 'glp1']

/** Plans made before any is timed, so that the compiler has seen the code. */
const WARM_UP_PLANS = 30

export function planEveryone(people: readonly SimulatedPerson[], catalogue: Catalogue): readonly PlannedPerson[] {
  const mealsOfDiet = mealsByDiet(catalogue)
  const requests = people.map(({ person, days }, index) => ({
    diet: person.diet,
    request: {
      days,
      meals: mealsOfDiet.get(person.diet) ?? [],
      seed: `person ${index}`,
      previousMeals: [],
      pinned: [],
    },
  }))
  for (const { request } of requests.slice(0, WARM_UP_PLANS)) planDays(request)
  return requests.map(({ diet, request }) => ({ diet, ...timePlan(request) }))
}

/** Time this thread computed: what the clock says also holds what the machine did for others. */
function timePlan(request: PlanRequest): { plan: readonly DayPlan[]; milliseconds: number } {
  const before = process.threadCpuUsage()
  const plan = planDays(request)
  const { user, system } = process.threadCpuUsage(before)
  return { plan, milliseconds: (user + system) / 1000 }
}

function mealsByDiet({ foods, meals }: Catalogue): ReadonlyMap<Diet, readonly PlannableMeal[]> {
  const foodById = new Map(foods.map((food) => [food.id, food]))
  return new Map(
    DIETS.map((diet) => {
      const rules = { diet, allergens: new Set<never>(), dislikedFoodIds: new Set<string>() }
      const allowed = meals.filter((meal) => isMealAllowed(meal, rules, foodById))
      return [diet, allowed.map((meal) => toPlannableMeal(meal, foodById))]
    }),
  )
}

export function quantile(values: readonly number[], fraction: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(fraction * sorted.length))] ?? Number.NaN
}
