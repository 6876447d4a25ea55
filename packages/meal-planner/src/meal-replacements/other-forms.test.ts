import { ordinaryMealId } from '@dayplate/nutrition'
import { expect, it } from 'vitest'
import { findCurrentMeal } from '../current/current-day.ts'
import { syntheticPlan } from '../current/synthetic-days.ts'
import type { PlannableMeal } from '../plan-request.ts'
import { dayAt } from '../synthetic-request.ts'
import { findMealReplacements } from './find-meal-replacements.ts'

it('a list of replacements never has the ordinary form of the current meal, but the special form of an ordinary one', () => {
  const { days } = syntheticPlan(14, { mealsPerType: 20, days: 4 })
  const slot = { date: dayAt(1), type: 'lunch' } as const
  const current = findCurrentMeal(days, slot)?.meal
  if (current === undefined) throw new Error('no meal in the slot')
  const listed = (planned: PlannableMeal, other: PlannableMeal) => {
    const changed = days.map((day) => ({
      ...day,
      meals: day.meals.map((one) => (one.meal.id === current.id ? { ...one, meal: planned } : one)),
    }))
    const found = findMealReplacements({ days: changed, slot, meals: [planned, other], original: null })
    return found.kind === 'replacements' ? found.replacements.map(({ meal }) => meal.id) : []
  }
  const ordinary = { ...current, id: ordinaryMealId(current.id) }
  expect(listed(current, ordinary)).toEqual([])
  expect(listed(ordinary, current)).toEqual([current.id])
})
