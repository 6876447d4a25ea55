import { addDays, requireCalendarDay } from '@dayplate/dates'
import { describe, expect, it } from 'vitest'
import { daysFor, syntheticMeals, WOMAN } from '../synthetic-request.ts'
import { rejoinBatch } from './rejoin-batch.ts'
import type { CurrentDay, CurrentMeal } from './current-day.ts'

const FIRST = requireCalendarDay('2026-03-02')
const [lunch, other] = syntheticMeals(1, 2).filter(({ type }) => type === 'lunch')
if (lunch === undefined || other === undefined) throw new Error('the invented catalogue has no two lunches')

const portionOf = (number: number, total: number): CurrentMeal => ({
  meal: lunch,
  scale: 1,
  portion: { number, total },
  isEaten: false,
  isPinned: false,
})

const daysOf = (meals: readonly CurrentMeal[]): readonly CurrentDay[] =>
  daysFor(WOMAN, meals.length).map((day, index) => ({ ...day, meals: meals.slice(index, index + 1) }))

const elsewhere: CurrentMeal = { ...portionOf(1, 1), meal: other }
const dayAt = (index: number) => addDays(FIRST, index)

describe('a meal put back where it was planned', () => {
  it('joins the batch of its other days again when their portions are unchanged', () => {
    const days = daysOf([portionOf(1, 1), elsewhere])
    const { current, joinedDates, changes } = rejoinBatch(days, dayAt(1), portionOf(2, 2))
    expect(current.portion).toEqual({ number: 2, total: 2 })
    expect(joinedDates).toEqual([dayAt(0)])
    expect(changes.map(({ date, to }) => [date, to.portion])).toEqual([[dayAt(0), { number: 1, total: 2 }]])
  })

  it('joins two halves of a batch that lost its middle day', () => {
    const days = daysOf([portionOf(1, 1), elsewhere, portionOf(1, 1)])
    const { changes } = rejoinBatch(days, dayAt(1), portionOf(2, 3))
    expect(changes.map(({ to }) => to.portion)).toEqual([
      { number: 1, total: 3 },
      { number: 3, total: 3 },
    ])
  })

  it.each([
    ['is gone', elsewhere],
    ['is cooked with another ingredient', { ...portionOf(1, 1), meal: { ...lunch, macros: other.macros } }],
    ['was eaten as a batch of its own', { ...portionOf(1, 1), isEaten: true }],
  ])('is cooked for its day alone when the other day’s portion %s', (_, before) => {
    const { current, changes } = rejoinBatch(daysOf([before, elsewhere]), dayAt(1), portionOf(2, 2))
    expect(current.portion).toEqual({ number: 1, total: 1 })
    expect(changes).toEqual([])
  })

  it('joins a batch with eaten portions, which kept its numbers', () => {
    const days = daysOf([{ ...portionOf(1, 2), isEaten: true }, elsewhere])
    const { current, changes } = rejoinBatch(days, dayAt(1), portionOf(2, 2))
    expect(current.portion).toEqual({ number: 2, total: 2 })
    expect(changes).toEqual([])
  })

  it('is cooked alone when the other day now belongs to another batch', () => {
    const days = daysOf([elsewhere, portionOf(1, 2), portionOf(2, 2)])
    expect(rejoinBatch(days, dayAt(0), portionOf(1, 2)).current.portion).toEqual({ number: 1, total: 1 })
  })
})
