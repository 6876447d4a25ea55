import { daysFrom, requireCalendarDay } from '@dayplate/dates'
import type { PlannedMeal } from '@dayplate/meal-planner'
import type { MealType } from '@dayplate/nutrition'
import { sampleFood, sampleMeal } from '@dayplate/nutrition/testing'
import { describe, expect, it } from 'vitest'
import { type EatenDay, WeekMeasurement } from './week-measurement.ts'

const MONDAY = requireCalendarDay('2026-11-23')

const catalogue = {
  foods: [
    sampleFood('rye-bread', { category: 'bread', packsG: [500] }),
    sampleFood('banana', { category: 'fruit', ediblePercent: 64 }),
    sampleFood('egg', {
      category: 'dairy',
      packsG: [300],
      isCountable: true,
      measures: [{ unit: 'piece', grams: 50 }],
    }),
    sampleFood('gherkins', { category: 'vegetables', packsG: [290] }),
    sampleFood('salt', { category: 'seasonings', isSeasoning: true }),
    sampleFood('water', { category: 'water' }),
  ],
  meals: [
    sampleMeal(
      [
        ['rye-bread', 100],
        ['salt', 1],
      ],
      { id: 'toast', type: 'breakfast', preparationMinutes: 25, activeMinutes: 5 },
    ),
    sampleMeal([['banana', 64]], { id: 'fruit', type: 'snack', preparationMinutes: 2 }),
    sampleMeal(
      [
        ['egg', 100],
        ['gherkins', 40],
        ['water', 200],
      ],
      { id: 'pot', type: 'lunch', preparationMinutes: 40, activeMinutes: 15, keepsDays: 1 },
    ),
  ],
}
const measurement = new WeekMeasurement(catalogue)

const eat = (type: MealType, mealId: string, portion = { number: 1, total: 1 }): PlannedMeal => ({
  type,
  mealId,
  scale: 1,
  portion,
  isFirst: portion.number === 1,
  isLast: portion.number === portion.total,
  isPinned: false,
})

/** A plan from this Monday on. Days without an entry are empty. */
const planOf = (count: number, meals: Readonly<Record<number, readonly PlannedMeal[]>>, holds = true): EatenDay[] =>
  daysFrom(MONDAY, count).map((date, index) => ({ date, meals: meals[index] ?? [], proof: { holds } }))

const POT = [1, 2].map((number) => eat('lunch', 'pot', { number, total: 2 }))

describe('WeekMeasurement', () => {
  const { weeks, mealIds, holds } = measurement.measure(
    planOf(14, {
      0: [eat('breakfast', 'toast'), eat('snack', 'fruit')],
      1: [eat('breakfast', 'toast')],
      4: POT.slice(0, 1),
      5: [...POT.slice(1), eat('breakfast', 'toast')],
      // A pot over the end of the week is bought and cooked in the first week.
      6: POT.slice(0, 1),
      7: POT.slice(1),
    }),
  )
  const [first, second] = weeks

  it('counts foods without seasonings and water, and a pot as one use', () => {
    expect(first).toMatchObject({ foods: 4, foodsUsedOnce: 1, differentMeals: 3 })
    expect(second).toMatchObject({ foods: 0, foodsUsedOnce: 0, differentMeals: 1 })
  })

  it('weighs what is left of fresh food, with its peel, but not of what keeps', () => {
    // 300 of 500 g of bread, 100 g of bananas, and 400 g of eggs, of which 600 g are sold.
    expect(first?.freshBoughtG).toBe(500 + 100 + 600)
    expect(first?.freshLeftG).toBe(200 + 0 + 200)
    expect(second).toMatchObject({ freshBoughtG: 0, freshLeftG: 0 })
  })

  it('counts work where it is done, and breakfasts and minutes of weekdays alone', () => {
    expect(first?.cookings).toBe(2)
    expect(first?.breakfastMinutes).toEqual([25, 25])
    expect(first?.weekdayMinutes).toEqual([7, 5, 0, 0, 15])
    expect(second?.weekdayMinutes).toEqual([0, 0, 0, 0, 0])
  })

  it('names the meals of all days, and whether all days hold', () => {
    expect([...mealIds].toSorted()).toEqual(['fruit', 'pot', 'toast'])
    expect(holds).toBe(true)
    expect(measurement.measure(planOf(7, {}, false)).holds).toBe(false)
  })
})

describe('the list against the plates', () => {
  it('agrees when a pot is eaten on two days, across two weeks and beyond the end', () => {
    const plan = planOf(14, {
      0: [eat('breakfast', 'toast')],
      6: POT.slice(0, 1),
      7: POT.slice(1),
      13: POT.slice(0, 1),
    })
    expect(measurement.measure(plan).listErrorG).toBe(0)
  })

  it('tells how many grams a pot is short of when a later plate was forgotten', () => {
    // A second portion without a first one is on plates, and on no list.
    expect(measurement.measure(planOf(7, { 2: POT.slice(1) })).listErrorG).toBe(100)
  })
})
