import { describe, expect, it } from 'vitest'
import { dayAt } from './sample-plan.fixture.ts'
import type { DayToBuy, MealToBuy } from './daily-needs.ts'
import { shoppingList } from './shopping-list.ts'

const lunch = (change: Partial<MealToBuy> = {}): MealToBuy => ({
  type: 'lunch',
  recipe: 'soup',
  scale: 1,
  portion: 1,
  portionsTotal: 1,
  ingredients: [{ foodId: 'rice', category: 'grains', grams: 100 }],
  ...change,
})

const plan = (...meals: readonly MealToBuy[]): readonly DayToBuy[] =>
  meals.map((meal, index) => ({ date: dayAt(index), meals: [meal] }))

const rice = (days: readonly DayToBuy[], start: number, end: number) =>
  shoppingList(days, { start: dayAt(start), end: dayAt(end) }).get('rice')

describe('shopping for a batch that is eaten on several days', () => {
  const batch = plan(lunch({ portionsTotal: 2 }), lunch({ scale: 0.75, portion: 2, portionsTotal: 2 }))

  it('is done for the day it is cooked, including the portion after the period', () => {
    expect(rice(batch, 0, 0)).toBe(175)
  })

  it('is not repeated for a portion of a batch cooked before the period', () => {
    expect(rice(batch, 1, 1)).toBeUndefined()
  })

  it('is separate for another batch of the same dish', () => {
    const two = plan(lunch(), lunch({ scale: 2 }))
    expect(rice(two, 0, 0)).toBe(100)
    expect(rice(two, 0, 1)).toBe(300)
  })

  it('is done once for the remaining portions when a middle portion is replaced before cooking', () => {
    // Nothing is eaten, so the portions before and after the gap are cooked separately.
    const cut = plan(
      lunch(),
      lunch({ recipe: 'salad', ingredients: [{ foodId: 'leek', category: 'vegetables', grams: 80 }] }),
      lunch(),
    )
    expect(rice(cut, 0, 2)).toBe(200)
  })

  it('includes a portion that was replaced after its batch was cooked', () => {
    const eaten = plan(
      lunch({ portionsTotal: 3 }),
      lunch({ recipe: 'salad', ingredients: [{ foodId: 'leek', category: 'vegetables', grams: 80 }] }),
      lunch({ scale: 1.5, portion: 3, portionsTotal: 3 }),
    )
    expect(rice(eaten, 0, 2)).toBe(350)
    expect(shoppingList(eaten, { start: dayAt(0), end: dayAt(2) }).get('leek')).toBe(80)
  })
})

describe('tap water', () => {
  it('is not bought', () => {
    const soup = plan(
      lunch({
        ingredients: [
          { foodId: 'rice', category: 'grains', grams: 100 },
          { foodId: 'water', category: 'water', grams: 500 },
        ],
      }),
    )
    expect([...shoppingList(soup, { start: dayAt(0), end: dayAt(0) })]).toEqual([['rice', 100]])
  })
})

describe('an invalid question', () => {
  it('gives an empty list when the period ends before it starts or is outside the plan', () => {
    expect(rice(plan(lunch()), 1, 0)).toBeUndefined()
    expect(shoppingList(plan(lunch()), { start: dayAt(400), end: dayAt(500) }).size).toBe(0)
    expect(shoppingList([], { start: dayAt(0), end: dayAt(9) }).size).toBe(0)
  })

  it.each([Number.NaN, -1, Number.POSITIVE_INFINITY])('is refused when the plan has a portion of %d', (scale) => {
    expect(() => rice(plan(lunch({ scale })), 0, 0)).toThrow(RangeError)
  })
})
