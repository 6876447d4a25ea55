import { describe, expect, it } from 'vitest'
import { foodsOfWeek } from './foods-of-week.ts'
import { plainMeal } from './plain-meal.ts'
import { createContext } from './plan-context.ts'
import { dayAt, daysFor, syntheticRequest, WOMAN } from './synthetic-request.ts'

const meals = ['soup', 'stew', 'curry', 'bake'].map((id) =>
  plainMeal({ id, boughtFoods: [{ foodId: `food of ${id}`, freshLeftG: 0 }] }),
)
const contextOf = (different: Partial<Parameters<typeof createContext>[0]>) =>
  createContext({ ...syntheticRequest(1, { mealsPerType: 1, days: 1 }), meals, days: daysFor(WOMAN, 14), ...different })

describe('foodsOfWeek', () => {
  it('counts the meals of the same week, on its other days and decided on the day', () => {
    const context = contextOf({})
    context.history.add('soup', 6)
    context.history.add('stew', 7)
    context.history.add('curry', 13)
    expect(foodsOfWeek(context, 8, [])).toEqual(new Set(['food of stew', 'food of curry']))
    expect(foodsOfWeek(context, 6, [{ mealId: 'bake' }])).toEqual(new Set(['food of soup', 'food of bake']))
  })

  it('counts days before the plan when the week began before it', () => {
    const previousMeals = [['soup'], ['stew']]
    expect(foodsOfWeek(contextOf({ previousMeals }), 0, [])).toEqual(new Set())
    expect(foodsOfWeek(contextOf({ previousMeals, weeksFrom: dayAt(-1) }), 0, [])).toEqual(new Set(['food of stew']))
    expect(foodsOfWeek(contextOf({ previousMeals, weeksFrom: dayAt(6) }), 0, [])).toEqual(new Set(['food of stew']))
  })

  it('leaves out meals that the planner does not know', () => {
    const context = contextOf({ previousMeals: [['somewhere else']], weeksFrom: dayAt(-3) })
    expect(foodsOfWeek(context, 0, [])).toEqual(new Set())
  })
})
