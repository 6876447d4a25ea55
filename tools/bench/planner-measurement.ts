import type { Catalogue } from '@dayplate/catalogue'
import { type DayPlan, planDays, type PlannableMeal, type PlanRequest } from '@dayplate/meal-planner'
import { dayGuideAmounts, type Diet, type GuideNutrient, type MissedGuide, missedGuides } from '@dayplate/nutrition'
import { everydayMeals } from './everyday-meals.ts'
import type { SimulatedPerson } from './planner-people.ts'
import { ViolationCheck, type Violation } from './plan-violations.ts'

/** Summary of one person's 14 days, because the plans of 10,000 people would not fit into memory. */
export interface PlannedPerson {
  readonly diet: Diet
  /** Whether no allergen was excluded, because the promised figures hold without exclusions. */
  readonly eatsAll: boolean
  readonly milliseconds: number
  readonly days: readonly MeasuredDay[]
  readonly distinctMeals: number
  /** Days whose meals were all eaten together on one earlier day. */
  readonly copiedDays: number
  readonly violations: readonly Violation[]
}

export interface MeasuredDay {
  readonly holds: boolean
  /** Deviations as fractions of the target. Only `signedCarbohydrate` has a sign. */
  readonly kcal: number
  readonly worstMacro: number
  readonly signedCarbohydrate: number
  readonly reasons: readonly string[]
  readonly hasLeftover: boolean
  /** Guides that the day misses. */
  readonly missedGuides: readonly GuideNutrient[]
  /** Whether it holds more fibre than sits well with anyone. */
  readonly hasMuchFibre: boolean
}

/** Plans made before the measurement, so that the code is compiled. */
const WARM_UP_PLANS = 30

/** Makes the plans of simulated people, one after the other, on this thread. */
export class PlannerMeasurement {
  readonly #catalogue: Catalogue
  readonly #check: ViolationCheck
  readonly #plannable = new Map<string, readonly PlannableMeal[]>()

  constructor(catalogue: Catalogue) {
    this.#catalogue = catalogue
    this.#check = new ViolationCheck(catalogue)
  }

  warmUp(people: readonly SimulatedPerson[]): void {
    for (const someone of people.slice(0, WARM_UP_PLANS)) planDays(this.request(someone, 'warm-up'))
  }

  plan(someone: SimulatedPerson, seed: string): PlannedPerson {
    const { plan, milliseconds } = timePlan(this.request(someone, seed))
    return {
      diet: someone.person.diet,
      eatsAll: someone.allergens.size === 0,
      milliseconds,
      days: plan.map((day) => toMeasuredDay(day, this.#mealsFor(someone))),
      distinctMeals: new Set(plan.flatMap(({ meals }) => meals.map(({ mealId }) => mealId))).size,
      copiedDays: plan.filter((day, index) => plan.slice(0, index).some((earlier) => isCopyOf(day, earlier))).length,
      violations: this.#check.find(someone, plan),
    }
  }

  request(someone: SimulatedPerson, seed: string): PlanRequest {
    return {
      days: someone.days,
      meals: this.#mealsFor(someone),
      seed,
      repertoireSeed: seed,
      previousMeals: [],
      pinned: [],
    }
  }

  #mealsFor({ person: { diet }, allergens }: SimulatedPerson): readonly PlannableMeal[] {
    const key = [diet, ...[...allergens].toSorted()].join(' ')
    const known = this.#plannable.get(key)
    if (known !== undefined) return known
    const plannable = everydayMeals(this.#catalogue, { diet, allergens })
    this.#plannable.set(key, plannable)
    return plannable
  }
}

function isCopyOf({ meals }: DayPlan, earlier: DayPlan): boolean {
  const eaten = new Set(earlier.meals.map(({ mealId }) => mealId))
  return meals.every(({ mealId }) => eaten.has(mealId))
}

function toMeasuredDay({ meals, proof }: DayPlan, plannable: readonly PlannableMeal[]): MeasuredDay {
  const { kcal, proteinG, fatG, carbohydrateG } = proof.deviation
  const missed = missedOf({ meals, proof }, plannable)
  return {
    holds: proof.holds,
    kcal: Math.abs(kcal),
    worstMacro: Math.max(Math.abs(proteinG), Math.abs(fatG), Math.abs(carbohydrateG)),
    signedCarbohydrate: carbohydrateG,
    reasons: proof.reasons.map(({ code }) => code),
    hasLeftover: meals.some(({ portion }) => portion.number > 1),
    missedGuides: missed.filter((one) => !isMuchFibre(one)).map(({ nutrient }) => nutrient),
    hasMuchFibre: missed.some(isMuchFibre),
  }
}

function missedOf(
  { meals, proof }: Pick<DayPlan, 'meals' | 'proof'>,
  plannable: readonly PlannableMeal[],
): readonly MissedGuide[] {
  const parts = meals.flatMap(({ mealId, scale }) => {
    const amounts = plannable.find(({ id }) => id === mealId)?.guideAmounts
    return amounts === undefined ? [] : [{ amounts, scale }]
  })
  return missedGuides(dayGuideAmounts(parts), proof.target.guides)
}

const isMuchFibre = ({ nutrient, isOver }: MissedGuide): boolean => nutrient === 'fibreG' && isOver

/** CPU time of this thread, because wall-clock time includes other work of the machine. */
function timePlan(request: PlanRequest): { plan: readonly DayPlan[]; milliseconds: number } {
  const before = process.threadCpuUsage()
  const plan = planDays(request)
  const { user, system } = process.threadCpuUsage(before)
  return { plan, milliseconds: (user + system) / 1000 }
}
