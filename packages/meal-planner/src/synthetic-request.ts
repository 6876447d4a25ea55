import type { CalendarDay } from '@dayplate/dates'
import { addDays, requireCalendarDay } from '@dayplate/dates'
import { computeTargets, MEAL_TYPES, type MealType, type Person, type Season } from '@dayplate/nutrition'
import type { PlannableMeal, PlanRequest, RequestedDay } from './plan-request.ts'
import { createRandom } from './prng.ts'

/** For tests: invented catalogues and requests, the same for the same seed. */
export interface SyntheticSize {
  readonly mealsPerType: number
  readonly days: number
}

const ALL_SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter']
const BASE_KCAL: Readonly<Record<MealType, number>> = { breakfast: 400, lunch: 520, snack: 200, dinner: 500 }
const FIRST_DAY = requireCalendarDay('2026-03-02')

export const WOMAN: Person = {
  sex: 'female',
  ageYears: 35,
  heightCm: 165,
  weightKg: 80,
  goalWeightKg: 70,
  mode: 'slimming',
  activity: 'low',
  diet: 'classic',
}

export function dayAt(index: number): CalendarDay {
  return addDays(FIRST_DAY, index)
}

export function daysFor(person: Person, count: number): readonly RequestedDay[] {
  const targets = computeTargets(person)
  if (targets.kind === 'refused') throw new Error(`refused: ${targets.code}`)
  return Array.from({ length: count }, (_, index) => ({ date: dayAt(index), target: targets.target, season: 'spring' }))
}

export function syntheticMeals(seed: number, perType: number): readonly PlannableMeal[] {
  const draw = createRandom(seed)
  return MEAL_TYPES.flatMap((type) => Array.from({ length: perType }, (_, index) => syntheticMeal(type, index, draw)))
}

export function syntheticRequest(seed: number, { mealsPerType, days }: SyntheticSize): PlanRequest {
  return {
    days: daysFor(WOMAN, days),
    meals: syntheticMeals(seed, mealsPerType),
    seed: `seed ${seed}`,
    repertoireSeed: 'somebody',
    previousMeals: [],
    pinned: [],
  }
}

/** Spreads shares of energy evenly from lean to fat and from little to much protein, as in the real catalogue. */
function syntheticMeal(type: MealType, index: number, draw: () => number): PlannableMeal {
  const kcal = BASE_KCAL[type] * (0.8 + 0.4 * draw())
  const protein = 0.06 + 0.34 * draw()
  const fat = Math.min(0.12 + 0.45 * draw(), 0.9 - protein)
  return {
    id: `${type}-${String(index).padStart(2, '0')}`,
    type,
    macros: {
      kcal,
      proteinG: (protein * kcal) / 4,
      fatG: (fat * kcal) / 9,
      carbohydrateG: ((1 - protein - fat) * kcal) / 4,
    },
    portionStep: draw() < 0.4 ? 0.25 : 0.05,
    keepsDays: type === 'lunch' && draw() < 0.6 ? 2 : 0,
    preparationMinutes: Math.floor(5 + 55 * draw()),
    fullPlateScale: 2.5,
    mostScaleOfKinds: Number.POSITIVE_INFINITY,
    holds: [],
    replaces: [],
    seasons: draw() < 0.8 ? ALL_SEASONS : ['autumn', 'winter'],
    ...syntheticLook(draw),
  }
}

function syntheticLook(
  draw: () => number,
): Pick<PlannableMeal, 'mainFoodIds' | 'boughtFoods' | 'leadFoodId' | 'dishes'> {
  const leadFoodId = `food-${Math.floor(12 * draw())}`
  const mainFoodIds = [leadFoodId, `food-${Math.floor(12 * draw())}`]
  const boughtFoods = [...new Set(mainFoodIds)].map((foodId) => ({ foodId, freshLeftG: 0 }))
  return { leadFoodId, mainFoodIds, boughtFoods, dishes: [] }
}
