import { addDays, requireCalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import { daysFor, syntheticMeals, WOMAN } from '../synthetic-request.ts'
import { splitBatch, occurrencesOf } from './batch.ts'
import type { CurrentDay, CurrentMeal } from './current-day.ts'

const FIRST = requireCalendarDay('2026-03-02')
const lunch = syntheticMeals(1, 2).find(({ type }) => type === 'lunch')

/** A dish cooked for three days; `eaten` says which portions are eaten. */
function batch(eaten: readonly boolean[]): readonly CurrentDay[] {
  if (lunch === undefined) throw new Error('the invented catalogue has no lunch')
  return daysFor(WOMAN, 3).map((day, index) => {
    const portion = { number: index + 1, total: 3 }
    const meal: CurrentMeal = { meal: lunch, scale: 1, portion, isEaten: eaten[index] ?? false, isPinned: false }
    return { ...day, meals: [meal] }
  })
}

const slot = (index: number) => ({ date: addDays(FIRST, index), type: 'lunch' as const })

describe('a dish cooked for three days', () => {
  it('is found completely from any of its days', () => {
    for (const index of [0, 1, 2]) {
      expect(occurrencesOf(batch([]), slot(index)).map(({ date }) => date)).toEqual(
        [0, 1, 2].map((day) => slot(day).date),
      )
    }
  })

  it('is not confused with the same dish cooked again', () => {
    const days = batch([]).map((day, index) => ({
      ...day,
      meals: day.meals.map((meal) => (index === 2 ? { ...meal, portion: { number: 1, total: 1 } } : meal)),
    }))
    expect(occurrencesOf(days, slot(0)).map(({ date }) => date)).toEqual([slot(0).date, slot(1).date])
  })

  it('becomes a dish for two days when its first day is removed', () => {
    const { changes, uneatenPortions } = splitBatch(occurrencesOf(batch([]), slot(0)), [slot(0)])
    expect(changes.map(({ date, to }) => [date, to.portion])).toEqual([
      [slot(1).date, { number: 1, total: 2 }],
      [slot(2).date, { number: 2, total: 2 }],
    ])
    expect(uneatenPortions).toBe(0)
  })

  it('becomes two dishes when the middle day is removed', () => {
    const { changes } = splitBatch(occurrencesOf(batch([]), slot(1)), [slot(1)])
    expect(changes.map(({ date, to }) => [date, to.portion])).toEqual([
      [slot(0).date, { number: 1, total: 1 }],
      [slot(2).date, { number: 1, total: 1 }],
    ])
  })

  it('keeps its numbers once a portion has been eaten, and counts the uneaten portions', () => {
    const cut = splitBatch(occurrencesOf(batch([true]), slot(1)), [slot(1)])
    expect(cut).toEqual({ changes: [], uneatenPortions: 1 })
  })
})
