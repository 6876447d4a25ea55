import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstDayProblem, scoreDay } from './day-problem.ts'
import { planDays } from './plan-days.ts'
import type { PlannableMeal, PlanRequest } from './plan-request.ts'
import { syntheticMeals, syntheticRequest } from './synthetic-request.ts'

const MEALS_PER_TYPE = 16

/**
 * Least possible score of the first day of the synthetic request with this seed, each proven optimal by HiGHS 1.15.3
 * from the program that tools/bench/oracle/day-program.ts writes.
 */
const OPTIMA: readonly (readonly [seed: number, score: number])[] = [
  [1, 0.7278],
  [2, 0.631],
  [3, 0.6264],
  [4, 0.7573],
  [5, 0.7034],
  [6, 0.7189],
  [7, 0.7245],
]

const KCAL_PER_GRAM_OF = { proteinG: 4, fatG: 9, carbohydrateG: 4 } as const

/** The optima are given to four decimals. */
const ROUNDING = 1e-4

describe('the first day of a plan', () => {
  it.each(OPTIMA)('has a score of at most 1.5 times the optimum plus 0.3 (P15): seed %i', (seed, optimum) => {
    const request = syntheticRequest(seed, { mealsPerType: MEALS_PER_TYPE, days: 1 })
    const [day] = planDays(request)
    const score = scoreDay(firstDayProblem(request), day?.meals ?? [])
    expect(score).toBeLessThanOrEqual(1.5 * optimum + 0.3)
    expect(score).toBeGreaterThanOrEqual(optimum - ROUNDING)
  })

  const anySeed = fc.integer({ min: 0, max: 1_000_000 })

  it('stays inside when there are more meals to choose from (P17)', () => {
    checkAdding(anySeed.map((seed) => syntheticMeals(seed, 6)))
  })

  it('stays inside when many more cheap meals suit no day (P17)', () => {
    checkAdding(fc.tuple(anySeed, fc.constantFrom('proteinG', 'fatG', 'carbohydrateG')).map(lureMeals))
  })
})

/** Adds meals to a request whose day needs no compromise, and checks that it still needs none. */
function checkAdding(added: fc.Arbitrary<readonly PlannableMeal[]>): void {
  const request = fc
    .record({ seed: fc.integer({ min: 0, max: 1_000_000 }), mealsPerType: fc.integer({ min: 4, max: 16 }) })
    .map(({ seed, mealsPerType }) => syntheticRequest(seed, { mealsPerType, days: 1 }))
  fc.assert(
    fc.property(request, added, (before, meals) => {
      fc.pre(isAsAsked(before))
      const more = meals.map((meal) => ({ ...meal, id: `more-${meal.id}` }))
      expect(isAsAsked({ ...before, meals: [...before.meals, ...more] })).toBe(true)
    }),
    { numRuns: 60, seed: 17 },
  )
}

function isAsAsked(request: PlanRequest): boolean {
  const [day] = planDays(request)
  return day?.proof.holds === true && day.proof.reasons.length === 0
}

/**
 * Twenty meals per type with one macro only. They are quick, keep for two days and resemble no other, so they cost
 * least.
 */
function lureMeals([seed, macro]: readonly [
  seed: number,
  macro: keyof typeof KCAL_PER_GRAM_OF,
]): readonly PlannableMeal[] {
  return syntheticMeals(seed, 20).map((meal) => {
    const { kcal } = meal.macros
    const macros = { kcal, proteinG: 0, fatG: 0, carbohydrateG: 0, [macro]: kcal / KCAL_PER_GRAM_OF[macro] }
    const seasons = ['spring', 'summer', 'autumn', 'winter'] as const
    return { ...meal, macros, seasons, preparationMinutes: 0, keepsDays: 2, mainFoodIds: [], leadFoodId: null }
  })
}
