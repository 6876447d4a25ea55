import { type DayTarget, MEAL_PERCENT_BANDS, MEAL_TYPES } from '@dayplate/nutrition'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DayPlan, MacroName, PlannedMeal } from './day-plan.ts'
import { planDays } from './plan-days.ts'
import type { PinnedMeal, PlannableMeal, PlanRequest } from './plan-request.ts'
import { dayAt, syntheticRequest } from './synthetic-request.ts'

/*
 * The invariants of the plan engine and where each is tested. Titles end with their number.
 *
 *   P1 P6 P7 P8 P9 P13   here
 *   P2 P3 P4             nutrition: compute-targets.property.test.ts
 *   P5                   nutrition: allowed-meals.property.test.ts, which diets, allergens and dislikes allow a meal or another
 *                        ingredient. The engine sees allowed meals only and serves no other: plan-days.test.ts,
 *                        find-meal-replacements.property.test.ts. On whole plans: tools/bench/plan-violations.ts
 *   P10 P11              meal-replacements and day-replacements: find-….property.test.ts
 *   P12                  with the shopping list
 *   P14                  rules: complete-answers.property.test.ts, as units come before the engine
 *   P15 P17              plan-days.optimum.test.ts
 *   P16                  nutrition: compute-targets.reference.test.ts, energy-references.test.ts
 */

const DAYS = 8
const MACROS = ['kcal', 'proteinG', 'fatG', 'carbohydrateG'] as const satisfies readonly MacroName[]

/** Small to large catalogues; the seed draws meals, macros, steps and storage times. */
const anyRequest = fc
  .record({ seed: fc.integer({ min: 0, max: 1_000_000 }), mealsPerType: fc.integer({ min: 4, max: 26 }) })
  .map(({ seed, mealsPerType }) => syntheticRequest(seed, { mealsPerType, days: DAYS }))

/** The same with up to four pinned meals in any portion. */
const anyPinnedRequest = fc
  .tuple(
    anyRequest,
    fc.uniqueArray(fc.record({ day: fc.nat(DAYS - 1), type: fc.constantFrom(...MEAL_TYPES) }), {
      maxLength: 4,
      selector: ({ day, type }) => `${day} ${type}`,
    }),
    fc.nat(3),
  )
  .map(([request, places, pick]): PlanRequest => ({
    ...request,
    pinned: places.flatMap(({ day, type }): readonly PinnedMeal[] => {
      const meal = request.meals.filter((candidate) => candidate.type === type)[pick]
      return meal === undefined ? [] : [{ date: dayAt(day), type, mealId: meal.id, macros: meal.macros, scale: 0.9 }]
    }),
  }))

function check(
  requests: fc.Arbitrary<PlanRequest>,
  property: (plan: readonly DayPlan[], request: PlanRequest) => void,
) {
  fc.assert(
    fc.property(requests, (request) => property(planDays(request), request)),
    { numRuns: 60, seed: 14 },
  )
}

function mealOf(request: PlanRequest, mealId: string): PlannableMeal {
  const meal = request.meals.find(({ id }) => id === mealId)
  if (meal === undefined) throw new Error(`the plan has a meal that was not offered: ${mealId}`)
  return meal
}

/** Calculated here independently, from the request's own macros. */
function deviations(request: PlanRequest, target: DayTarget, meals: readonly PlannedMeal[]) {
  return MACROS.map((macro) => {
    const actual = meals.reduce((sum, { mealId, scale }) => sum + scale * mealOf(request, mealId).macros[macro], 0)
    return { macro, deviation: actual / target[macro] - 1, most: macro === 'kcal' ? 0.02 : 0.05 }
  })
}

function codesOf({ proof }: DayPlan): ReadonlySet<string> {
  return new Set(proof.reasons.map(({ code }) => code))
}

/** The days on which each meal is cooked or eaten; a leftover counts as part of its batch. */
function sittings(plan: readonly DayPlan[]) {
  return plan.flatMap(({ meals }, day) =>
    meals.filter(({ isFirst }) => isFirst).map((meal) => ({ ...meal, day, lastDay: day + meal.portion.total - 1 })),
  )
}

// A test makes hundreds of plans, which takes seconds, and longer on a busy machine.
describe('a plan', { timeout: 60_000 }, () => {
  it('is byte for byte the same for the same request in any order of its meals (P1)', () => {
    check(anyPinnedRequest, (plan, request) => {
      expect(JSON.stringify(planDays(request))).toBe(JSON.stringify(plan))
      expect(JSON.stringify(planDays({ ...request, meals: request.meals.toReversed() }))).toBe(JSON.stringify(plan))
    })
  })

  it('keeps every day inside its tolerances or gives reasons, and proves it with true figures (P6)', () => {
    check(anyPinnedRequest, (plan, request) => {
      for (const day of plan) {
        const worked = deviations(request, day.proof.target, day.meals)
        expect(day.proof.holds).toBe(worked.every(({ deviation, most }) => Math.abs(deviation) <= most))
        if (!day.proof.holds) expect(day.proof.reasons.length).toBeGreaterThan(0)
        for (const { macro, deviation } of worked) expect(day.proof.deviation[macro]).toBeCloseTo(deviation, 3)
      }
    })
  })

  it('names every macro that is outside (P6)', () => {
    check(anyPinnedRequest, (plan, request) => {
      for (const day of plan) {
        const named = day.proof.reasons.flatMap((reason) => {
          if (reason.code === 'PORTION_LIMIT') return ['kcal']
          return reason.code === 'MACRO_UNREACHABLE' ? [reason.macro] : []
        })
        const outside = deviations(request, day.proof.target, day.meals)
          .filter(({ deviation, most }) => Math.abs(deviation) > most)
          .map(({ macro }) => macro)
        expect(named).toEqual(outside)
      }
    })
  })

  it('has portions on their grid, from 0.5 to 2.5, each meal within its share of the day unless it gives a reason (P7)', () => {
    check(anyRequest, (plan, request) => {
      for (const day of plan) {
        for (const { mealId, scale, type } of day.meals) {
          const { portionStep, macros } = mealOf(request, mealId)
          expect(scale).toBe(Math.round(Math.round(scale / portionStep) * portionStep * 100) / 100)
          expect(scale).toBeGreaterThanOrEqual(0.5)
          expect(scale <= 2.5 || codesOf(day).has('LARGE_PORTION')).toBe(true)
          expect(scale).toBeLessThanOrEqual(3)
          const percent = (100 * scale * macros.kcal) / day.proof.target.kcal
          const { least, most } = MEAL_PERCENT_BANDS[type]
          const isInBand = percent >= least - 1e-6 && percent <= most + 1e-6
          expect(isInBand || codesOf(day).has('MEAL_BANDS_RELAXED')).toBe(true)
        }
      }
    })
  })

  it('has each meal type once a day, in order, from the meals of that type', () => {
    check(anyRequest, (plan, request) => {
      for (const { meals } of plan) {
        expect(meals.map(({ type }) => type)).toEqual(MEAL_TYPES)
        for (const { mealId, type } of meals) expect(mealOf(request, mealId).type).toBe(type)
      }
    })
  })

  it('repeats no meal within three days except leftovers, unless the day gives a reason (P8)', () => {
    check(anyRequest, (plan) => {
      const all = sittings(plan)
      for (const later of all) {
        const tooSoon = all.filter(
          (earlier) => earlier.mealId === later.mealId && earlier.day < later.day && later.day - earlier.lastDay <= 3,
        )
        const day = plan[later.day]
        if (day !== undefined && tooSoon.length > 0) expect([...codesOf(day)]).toContain('VARIETY_RELAXED')
      }
    })
  })

  it('does not repeat the meals of the three days before it, unless it gives a reason (P8)', () => {
    check(anyRequest, (plan, request) => {
      const [first] = plan
      const eaten = first?.meals.map(({ mealId }) => mealId) ?? []
      const [again] = planDays({ ...request, previousMeals: [eaten, [], []] })
      const repeated = again?.meals.filter(({ mealId }) => eaten.includes(mealId)) ?? []
      if (again !== undefined && repeated.length > 0) expect([...codesOf(again)]).toContain('VARIETY_RELAXED')
    })
  })

  it('uses every cooked portion: numbered in full, on consecutive days, of meals that keep (P9)', () => {
    check(anyPinnedRequest, (plan, request) => {
      for (const { mealId, type, day, portion } of sittings(plan)) {
        const eaten = Array.from({ length: portion.total }, (_, index) =>
          plan[day + index]?.meals.find((meal) => meal.type === type),
        )
        expect(eaten.map((meal) => meal?.mealId)).toEqual(eaten.map(() => mealId))
        expect(eaten.map((meal) => meal?.portion)).toEqual(
          eaten.map((_, index) => ({ number: index + 1, total: portion.total })),
        )
        expect(eaten.map((meal) => meal?.isFirst)).toEqual(eaten.map((_, index) => index === 0))
        expect(eaten.map((meal) => meal?.isLast)).toEqual(eaten.map((_, index) => index === portion.total - 1))
        if (portion.total > 1) expect(mealOf(request, mealId).keepsDays).toBeGreaterThanOrEqual(portion.total - 1)
      }
    })
  })

  it('has no second portion without its first (P9)', () => {
    check(anyPinnedRequest, (plan) => {
      const firsts = sittings(plan).reduce((sum, { portion }) => sum + portion.total, 0)
      expect(plan.flatMap(({ meals }) => meals)).toHaveLength(firsts)
    })
  })

  it('leaves pinned meals exactly as they are (P13)', () => {
    check(anyPinnedRequest, (plan, request) => {
      for (const { date, type, mealId, scale } of request.pinned) {
        const day = plan.find((candidate) => candidate.date === date)
        expect(day?.meals.find((meal) => meal.type === type)).toMatchObject({ mealId, scale, isPinned: true })
      }
      const pinnedCount = plan.flatMap(({ meals }) => meals).filter(({ isPinned }) => isPinned).length
      expect(pinnedCount).toBe(request.pinned.length)
    })
  })
})
