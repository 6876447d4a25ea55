import { describe, expect, it } from 'vitest'
import { dayAt } from '../synthetic-request.ts'
import { applyChanges, type MealChange, undoOf } from './meal-change.ts'
import { eat, syntheticPlan } from './synthetic-days.ts'

const { days, meals } = syntheticPlan(3, { mealsPerType: 12, days: 3 })
const date = dayAt(1)
const from = days[1]?.meals.find(({ meal }) => meal.type === 'snack')
const other = meals.find(({ id, type }) => type === 'snack' && id !== from?.meal.id)
if (from === undefined || other === undefined) throw new Error('the invented plan has no two snacks')
const change: MealChange = { date, type: 'snack', from, to: { ...from, meal: other, scale: 1 } }

describe('changes of a plan', () => {
  it('affect only their own slots, and are undone by their reverse', () => {
    const applied = applyChanges(days, [change])
    if (applied.kind !== 'days') throw new Error(applied.kind)
    expect(applied.days[0]).toBe(days[0])
    expect(applied.days[1]?.meals.map(({ meal }) => meal.id)).toEqual(
      days[1]?.meals.map(({ meal }) => (meal.type === 'snack' ? other.id : meal.id)),
    )
    expect(applyChanges(applied.days, undoOf([change]))).toEqual({ kind: 'days', days })
  })

  it('are refused as a whole when a second tab changed the plan first', () => {
    const first = applyChanges(days, [change])
    if (first.kind !== 'days') throw new Error(first.kind)
    expect(applyChanges(first.days, [change])).toEqual({ kind: 'stale', slot: { date, type: 'snack' } })
  })

  it('are refused when the portion or an ingredient of the meal has changed meanwhile', () => {
    expect(applyChanges(days, [{ ...change, from: { ...from, scale: from.scale + 0.25 } }]).kind).toBe('stale')
    const macros = { ...from.meal.macros, kcal: from.meal.macros.kcal + 1 }
    expect(applyChanges(days, [{ ...change, from: { ...from, meal: { ...from.meal, macros } } }]).kind).toBe('stale')
  })

  it('are refused when the meal has been eaten', () => {
    expect(applyChanges(eat(days, date, 'snack'), [change])).toEqual({ kind: 'eaten', slot: { date, type: 'snack' } })
  })

  it('are refused for a missing day', () => {
    expect(applyChanges(days, [{ ...change, date: dayAt(9) }]).kind).toBe('stale')
  })
})
