import { describe, expect, it } from 'vitest'
import { syntheticPlan } from '../current/synthetic-days.ts'
import { dayAt } from '../synthetic-request.ts'
import { findMealReplacements } from './find-meal-replacements.ts'

const { days, meals } = syntheticPlan(14, { mealsPerType: 20, days: 10 })

/** The number of lunches offered on the eighth day from meals that all hold liver, which is also eaten on some days. */
function offered(eatenOn: readonly number[]): number {
  const found = findMealReplacements({
    meals: meals.map((meal) => ({ ...meal, holdsLiver: true })),
    days: days.map((day, index) => ({
      ...day,
      meals: day.meals.map((current) => ({
        ...current,
        meal: { ...current.meal, holdsLiver: eatenOn.includes(index) },
      })),
    })),
    slot: { date: dayAt(7), type: 'lunch' },
    original: null,
  })
  return found.kind === 'replacements' ? found.replacements.length : 0
}

describe('meals with liver', () => {
  it('are not offered within six days of another one, and are in place of one', () => {
    expect(offered([1])).toBe(0)
    expect(offered([9])).toBe(0)
    expect(offered([0])).toBe(10)
    expect(offered([7])).toBe(10)
  })
})
