import { dayGuides, type GuideAmounts } from '@dayplate/nutrition'
import { describe, expect, it } from 'vitest'
import { type CostContext, mealCost } from './meal-cost.ts'
import { indexMeals } from './meal-index.ts'
import { syntheticMeals } from './synthetic-request.ts'

const CONTEXT: CostContext = {
  seedHash: 1,
  dateHash: 2,
  timesEaten: () => 0,
  yesterday: null,
  guides: { guides: dayGuides({ sex: 'female', ageYears: 40, diet: 'classic' }, 2000), kcal: 2000 },
  foodsOfWeek: new Set(),
  wantsLeftover: false,
  dayKcal: 2000,
  dayProteinG: 75,
  tastes: { eats: new Set(), centred: new Set(), mains: new Set() },
  centreWish: 0,
}

const meals = indexMeals(syntheticMeals(1, 10))
const [first, second] = meals.lunch
if (first === undefined || second === undefined) throw new Error('the synthetic catalogue has no lunches')
const quick = {
  ...first,
  meal: { ...first.meal, preparationMinutes: 10, keepsDays: 0 },
  mainFoods: new Set(['rice', 'tofu']),
}

function withSalt(saltG: number): GuideAmounts {
  const none = { amount: 0, isAtLeast: false }
  return { fibreG: none, saltG: { ...none, amount: saltG }, saturatedFatG: none, ironMg: none, vitaminB12Ug: none }
}

describe('mealCost', () => {
  it('is the same for the same seed, day and meal, and differs when one of them differs', () => {
    const cost = mealCost(quick, CONTEXT)
    expect(mealCost(quick, CONTEXT)).toBe(cost)
    expect(mealCost(quick, { ...CONTEXT, seedHash: 3 })).not.toBe(cost)
    expect(mealCost(quick, { ...CONTEXT, dateHash: 3 })).not.toBe(cost)
    expect(mealCost({ ...quick, hash: second.hash }, CONTEXT)).not.toBe(cost)
  })

  it('rises with repetition, work, bulk, likeness to yesterday, and for dishes that do not keep when a leftover is wanted', () => {
    const cost = mealCost(quick, CONTEXT)
    expect(mealCost(quick, { ...CONTEXT, timesEaten: () => 1 })).toBeGreaterThan(cost)
    expect(mealCost({ ...quick, meal: { ...quick.meal, preparationMinutes: 50 } }, CONTEXT)).toBeGreaterThan(cost)
    expect(mealCost({ ...quick, meal: { ...quick.meal, fullPlateScale: 1 } }, CONTEXT)).toBeGreaterThan(cost)
    expect(mealCost(quick, { ...CONTEXT, yesterday: quick })).toBeGreaterThan(cost)
    expect(mealCost(quick, { ...CONTEXT, wantsLeftover: true })).toBeGreaterThan(cost)
  })

  it('rises when the meal moves the day away from its guides', () => {
    const salty = (saltG: number) =>
      mealCost({ ...quick, meal: { ...quick.meal, guideAmounts: withSalt(saltG) } }, CONTEXT)
    expect(salty(4)).toBeGreaterThan(salty(1))
  })

  it('rises for people who eat meat when tofu substitutes meat, but not for other people', () => {
    const tofu = { ...quick, meal: { ...quick.meal, replaces: ['meat'] as const } }
    const meatEater = { ...CONTEXT, tastes: { ...CONTEXT.tastes, eats: new Set(['meat', 'dairy'] as const) } }
    const cost = mealCost(quick, CONTEXT)
    expect(mealCost(tofu, CONTEXT)).toBe(cost)
    expect(mealCost(tofu, meatEater)).toBeGreaterThan(cost)
    expect(mealCost(quick, meatEater)).toBe(cost)
  })

  it('rises without meat in a week with too little, and with meat in a week with too much', () => {
    const withMeat = { ...CONTEXT, tastes: { ...CONTEXT.tastes, centred: new Set([quick.meal.id]) } }
    const cost = mealCost(quick, CONTEXT)
    expect(mealCost(quick, { ...CONTEXT, centreWish: 0.5 })).toBeGreaterThan(cost)
    expect(mealCost(quick, { ...withMeat, centreWish: 0.5 })).toBe(cost)
    expect(mealCost(quick, { ...CONTEXT, centreWish: -0.5 })).toBe(cost)
    expect(mealCost(quick, { ...withMeat, centreWish: -0.5 })).toBeGreaterThan(cost)
  })

  it('rises with more fibre than most people tolerate, and with most of the protein in one meal', () => {
    const fibrous = (amount: number) => {
      const guideAmounts = { ...withSalt(0), fibreG: { amount, isAtLeast: false } }
      return mealCost({ ...quick, meal: { ...quick.meal, guideAmounts } }, CONTEXT)
    }
    const density = quick.meal.macros.kcal / 2000
    expect(fibrous(60 * density)).toBeGreaterThan(fibrous(35 * density))
    const rich = { ...quick.meal, macros: { ...quick.meal.macros, proteinG: quick.meal.macros.kcal / 8 } }
    expect(mealCost({ ...quick, meal: rich }, CONTEXT)).toBeGreaterThan(
      mealCost({ ...quick, meal: rich }, { ...CONTEXT, dayProteinG: 300 }),
    )
  })

  it('rises with each food that the week does not buy yet, and more if a pack leaves fresh food over', () => {
    const withFoods = (leftG: number, foodsOfWeek: readonly string[] = []) => {
      const boughtFoods = [
        { foodId: 'rice', freshLeftG: 0 },
        { foodId: 'cream', freshLeftG: leftG },
      ]
      return mealCost(
        { ...quick, meal: { ...quick.meal, boughtFoods } },
        { ...CONTEXT, foodsOfWeek: new Set(foodsOfWeek) },
      )
    }
    expect(withFoods(0, ['rice', 'cream'])).toBeLessThan(withFoods(0, ['cream']))
    expect(withFoods(0, ['cream'])).toBeLessThan(withFoods(0))
    expect(withFoods(0)).toBeLessThan(withFoods(100))
    expect(withFoods(100, ['cream'])).toBe(withFoods(0, ['cream']))
    expect(withFoods(1000)).toBe(withFoods(250))
  })

  it('stays from 0 to 1', () => {
    const worst = { ...CONTEXT, timesEaten: () => 99, yesterday: quick, wantsLeftover: true }
    const boughtFoods = Array.from({ length: 30 }, (_, index) => ({ foodId: `food ${index}`, freshLeftG: 500 }))
    const laborious = { ...quick, meal: { ...quick.meal, boughtFoods, preparationMinutes: 200, fullPlateScale: 0.1 } }
    for (let seedHash = 0; seedHash < 200; seedHash++) {
      expect(mealCost(laborious, { ...worst, seedHash })).toBeLessThanOrEqual(1)
      expect(mealCost(quick, { ...CONTEXT, seedHash })).toBeGreaterThanOrEqual(0)
    }
  })
})

describe('indexMeals', () => {
  it('does not depend on the order of the request', () => {
    const shuffled = syntheticMeals(1, 10).toReversed()
    expect(indexMeals(shuffled)).toEqual(meals)
  })
})
