import { MEALS_PER_DAY, scaleMacros, type MealType } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { isMain } from './centre-wish.ts'
import type { DayPlan } from './day-plan.ts'
import { planDays } from './plan-days.ts'
import type { PinnedMeal, PlannableMeal, PlanRequest } from './plan-request.ts'
import { dayAt, syntheticRequest } from './synthetic-request.ts'

const PLENTY = syntheticRequest(3, { mealsPerType: 25, days: 14 })

function codes(plan: readonly DayPlan[]): ReadonlySet<string> {
  return new Set(plan.flatMap(({ proof }) => proof.reasons.map(({ code }) => code)))
}

function lunches(plan: readonly DayPlan[]) {
  return plan.map(({ meals }) => meals.find(({ type }) => type === 'lunch'))
}

/** Makes every lunch keep this many days. */
function withKeepsDays(request: PlanRequest, keepsDays: number): PlanRequest {
  return {
    ...request,
    meals: request.meals.map((meal) => ({ ...meal, keepsDays: meal.type === 'lunch' ? keepsDays : 0 })),
  }
}

function firstOf(request: PlanRequest, type: MealType): PlannableMeal {
  const meal = request.meals.find((candidate) => candidate.type === type)
  if (meal === undefined) throw new Error(`no ${type} in the catalogue`)
  return meal
}

function pin(meal: PlannableMeal, day: number, changes: Partial<PinnedMeal> = {}): PinnedMeal {
  return { date: dayAt(day), type: meal.type, mealId: meal.id, macros: meal.macros, scale: 1, ...changes }
}

describe('a plan from a good catalogue', () => {
  const plan = planDays(PLENTY)

  it('keeps every day inside and breaks no rule', () => {
    expect(plan.map(({ date }) => date)).toEqual(PLENTY.days.map(({ date }) => date))
    expect(plan.every(({ proof }) => proof.holds)).toBe(true)
    expect([...codes(plan)]).toEqual([])
  })

  it('has at least 30 different meals in 14 days', () => {
    expect(new Set(plan.flatMap(({ meals }) => meals.map(({ mealId }) => mealId))).size).toBeGreaterThanOrEqual(30)
  })

  it('differs for another seed', () => {
    expect(planDays({ ...PLENTY, seed: 'another' })).not.toEqual(plan)
  })

  it('has no meals out of season', () => {
    const served = new Set(plan.flatMap(({ meals }) => meals.map(({ mealId }) => mealId)))
    const outOfSeason = PLENTY.meals.filter(({ seasons }) => !seasons.includes('spring'))
    expect(outOfSeason.length).toBeGreaterThan(5)
    expect(outOfSeason.filter(({ id }) => served.has(id))).toEqual([])
  })
})

describe('a day', () => {
  it.each([2, 3, 4, 5, 6, 7])('is no copy of an earlier one, though that would need nothing new: seed %i', (seed) => {
    const request = syntheticRequest(seed, { mealsPerType: 16, days: 14 })
    const meals = request.meals.map((meal) => ({ ...meal, keepsDays: 0 }))
    const days = planDays({ ...request, meals }).map((day) => new Set(day.meals.map(({ mealId }) => mealId)))
    const shared = days.flatMap((day, index) => days.slice(0, index).map((earlier) => day.intersection(earlier).size))
    expect(Math.max(...shared)).toBeLessThan(MEALS_PER_DAY)
  })
})

describe('leftovers', () => {
  it('are every other lunch when all lunches keep', () => {
    const portions = lunches(planDays(withKeepsDays(PLENTY, 2))).map((lunch) => lunch?.portion)
    const seconds = portions.filter((portion) => portion?.number === 2)
    expect(seconds.length).toBeGreaterThanOrEqual(6)
  })

  it('alternate between lunch and dinner when both keep, one a day', () => {
    const meals = PLENTY.meals.map((meal) => ({ ...meal, keepsDays: isMain(meal.type) ? 2 : 0 }))
    const seconds = planDays({ ...PLENTY, meals }).map((day) =>
      day.meals.flatMap(({ type, portion }) => (portion.number === 2 ? [type] : [])),
    )
    expect(seconds.filter(([type]) => type === 'lunch').length).toBeGreaterThanOrEqual(4)
    expect(seconds.filter(([type]) => type === 'dinner').length).toBeGreaterThanOrEqual(4)
    expect(seconds.every(({ length }) => length <= 1)).toBe(true)
  })

  it('do not exist for lunches that do not keep, and never after the last day', () => {
    expect(lunches(planDays(withKeepsDays(PLENTY, 0))).every((lunch) => lunch?.portion.total === 1)).toBe(true)
    expect(lunches(planDays(withKeepsDays(PLENTY, 2))).at(-1)?.isLast).toBe(true)
  })

  it('follow a pinned first portion, in its size', () => {
    const lunch = firstOf(PLENTY, 'lunch')
    const pinned = [pin(lunch, 0, { scale: 1.35, portion: { number: 1, total: 2 } })]
    const [, second] = lunches(planDays({ ...PLENTY, pinned }))
    expect(second).toMatchObject({ mealId: lunch.id, scale: 1.35, portion: { number: 2, total: 2 }, isPinned: false })
  })

  it('are dropped for a lunch pinned on the next day', () => {
    const keeping = withKeepsDays(PLENTY, 2)
    const lunch = firstOf(keeping, 'lunch')
    const [first, second] = lunches(planDays({ ...keeping, pinned: [pin(lunch, 1)] }))
    expect(first?.portion.total).toBe(1)
    expect(second?.mealId).toBe(lunch.id)
  })
})

describe('a leftover that would come too close to a pinned meal', () => {
  it('is not planned', () => {
    const keeping = withKeepsDays(PLENTY, 2)
    const [only, ...others] = keeping.meals.filter(
      ({ type, seasons }) => type === 'lunch' && seasons.includes('spring'),
    )
    if (only === undefined) throw new Error('no lunch in the catalogue')
    // All other lunches were eaten three days before, so they are excluded on the first day and allowed from the
    // second.
    const previousMeals = [others.map(({ id }) => id), [], []]
    const unpinned = lunches(planDays({ ...keeping, previousMeals }))
    expect([unpinned[0]?.mealId, unpinned[1]?.mealId]).toEqual([only.id, only.id])
    const [first, second] = lunches(planDays({ ...keeping, previousMeals, pinned: [pin(only, 4)] }))
    expect(first).toMatchObject({ mealId: only.id, portion: { number: 1, total: 1 } })
    expect(second?.mealId).not.toBe(only.id)
  })
})

describe('a plan with too little choice', () => {
  it('repeats meals sooner when there are too few, and gives the reason', () => {
    const plan = planDays(syntheticRequest(5, { mealsPerType: 3, days: 7 }))
    expect([...codes(plan)]).toEqual(expect.arrayContaining(['VARIETY_RELAXED', 'TOO_FEW_RECIPES']))
    for (const { proof } of plan) expect(proof.holds || proof.reasons.length > 0).toBe(true)
  })

  it('uses meals out of season rather than leave one out, and gives the reason', () => {
    const winter = PLENTY.meals.map((meal) =>
      meal.type === 'snack' ? { ...meal, seasons: ['winter'] as const } : meal,
    )
    const plan = planDays({ ...PLENTY, meals: winter })
    expect(plan.every(({ meals }) => meals.length === MEALS_PER_DAY)).toBe(true)
    expect(plan.every(({ proof }) => proof.reasons.some(({ code }) => code === 'OUT_OF_SEASON'))).toBe(true)
  })

  it('leaves a meal out only when its type has no recipe at all, and gives the reason', () => {
    const [day] = planDays({ ...PLENTY, meals: PLENTY.meals.filter(({ type }) => type !== 'snack') })
    expect(day?.meals.map(({ type }) => type)).toEqual(['breakfast', 'lunch', 'dinner'])
    expect(day?.proof.reasons).toContainEqual({ code: 'TOO_FEW_RECIPES', type: 'snack', count: 0 })
  })

  it('reports portions at their limit when a day needs more', () => {
    const tiny = PLENTY.meals.map((meal) => ({ ...meal, macros: scaleMacros(meal.macros, 0.25) }))
    const [day] = planDays({ ...PLENTY, meals: tiny })
    expect(day?.proof.holds).toBe(false)
    expect(day?.proof.reasons.map(({ code }) => code)).toContain('PORTION_LIMIT')
    expect(day?.proof.deviation.kcal).toBeLessThan(-0.02)
  })

  it('uses up to three base portions when two and a half are not enough, and gives the reason', () => {
    const small = PLENTY.meals.map((meal) => ({
      ...meal,
      macros: {
        kcal: meal.macros.kcal * 0.38,
        proteinG: meal.macros.proteinG * 0.38,
        fatG: meal.macros.fatG * 0.38,
        carbohydrateG: meal.macros.carbohydrateG * 0.38,
      },
    }))
    const plan = planDays({ ...PLENTY, meals: small })
    expect(plan.every(({ proof }) => proof.holds)).toBe(true)
    for (const { meals, proof } of plan) {
      const large = meals.filter(({ scale }) => scale > 2.5).map(({ type }) => type)
      const named = proof.reasons.flatMap((reason) => (reason.code === 'LARGE_PORTION' ? [reason.type] : []))
      expect(named).toEqual(large)
    }
    expect([...codes(plan)]).toContain('LARGE_PORTION')
  })

  it('names the macro that no combination reaches, and still meets energy', () => {
    const lean = PLENTY.meals.map((meal) => ({
      ...meal,
      macros: { ...meal.macros, fatG: 0, carbohydrateG: meal.macros.carbohydrateG + (meal.macros.fatG * 9) / 4 },
    }))
    const plan = planDays({ ...PLENTY, meals: lean })
    for (const { proof } of plan) {
      expect(proof.holds).toBe(false)
      expect(proof.reasons).toContainEqual({ code: 'MACRO_UNREACHABLE', macro: 'fatG', deviation: -1 })
      expect(Math.abs(proof.deviation.kcal)).toBeLessThanOrEqual(0.02)
    }
  })

  it('only contains meals of the request', () => {
    const few = PLENTY.meals.slice(0, 60)
    const offered = new Set(few.map(({ id }) => id))
    const served = planDays({ ...PLENTY, meals: few }).flatMap(({ meals }) => meals.map(({ mealId }) => mealId))
    expect(served.filter((id) => !offered.has(id))).toEqual([])
  })
})

describe('pinned meals', () => {
  it('change the rest of the day: it makes up for a large breakfast', () => {
    const breakfast = firstOf(PLENTY, 'breakfast')
    const [day] = planDays({ ...PLENTY, pinned: [pin(breakfast, 0, { scale: 1.6 })] })
    expect(day?.proof.holds).toBe(true)
    expect(day?.meals[0]).toMatchObject({ mealId: breakfast.id, scale: 1.6, isPinned: true })
  })

  it('may come from outside the offered meals', () => {
    const guest = { ...firstOf(PLENTY, 'dinner'), id: 'from-another-diet' }
    const [day] = planDays({ ...PLENTY, pinned: [pin(guest, 0)] })
    expect(day?.meals.at(-1)?.mealId).toBe('from-another-diet')
    expect(day?.proof.holds).toBe(true)
  })

  it('are reported, not changed, when they decide the whole day and miss the target', () => {
    const pinned = (['breakfast', 'lunch', 'snack', 'dinner'] as const).map((type) =>
      pin(firstOf(PLENTY, type), 0, { scale: 0.5 }),
    )
    const [day] = planDays({ ...PLENTY, pinned })
    expect(day?.meals.map(({ scale }) => scale)).toEqual([0.5, 0.5, 0.5, 0.5])
    expect(day?.proof.holds).toBe(false)
    expect(day?.proof.reasons.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['PORTION_LIMIT', 'PINNED_MEALS']),
    )
  })
})

describe('an empty request', () => {
  it('gives an empty plan', () => {
    expect(planDays({ ...PLENTY, days: [] })).toEqual([])
  })
})
