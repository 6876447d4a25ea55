import { describe, expect, it } from 'vitest'
import { weekFigures } from './week-figures.ts'
import type { PlannedWeeks } from './week-measurement.ts'

const WEEK: PlannedWeeks['weeks'][number] = {
  foods: 60,
  foodsUsedOnce: 30,
  freshBoughtG: 8000,
  freshLeftG: 2000,
  cookings: 12,
  differentMeals: 25,
  weekdayMinutes: [40, 40, 40, 40, 40],
  breakfastMinutes: [10, 10, 10, 20, 25],
}

const person = (mealIds: readonly string[], different: Partial<PlannedWeeks> = {}): PlannedWeeks => ({
  diet: 'classic',
  holds: true,
  mealIds: new Set(mealIds),
  weeks: [WEEK],
  listErrorG: 0,
  milliseconds: 10,
  ...different,
})

const valueOf = (people: readonly PlannedWeeks[], name: string) =>
  weekFigures(people).find((figure) => figure.name.startsWith(name))?.value

describe('weekFigures', () => {
  it('takes the commonest meal of the diet whose plans are most alike', () => {
    const people = [
      person(['oats', 'soup']),
      person(['oats', 'stew']),
      person(['rice', 'stew'], { diet: 'vegan' }),
      person(['rice', 'soup'], { diet: 'vegan' }),
      person(['bread'], { diet: 'vegan' }),
    ]
    expect(valueOf(people, 'the commonest meal stands')).toBe(100)
    expect(valueOf(people, 'the commonest meal, vegan')).toBeCloseTo(66.67, 1)
  })

  it('counts weekday breakfasts that take more than twenty minutes', () => {
    expect(valueOf([person([])], 'weekday breakfasts')).toBe(20)
  })

  it('weighs fresh food without vegans', () => {
    const vegan = person([], { diet: 'vegan', weeks: [{ ...WEEK, freshLeftG: 0 }] })
    expect(valueOf([person([]), vegan], 'fresh food left')).toBe(2)
    expect(valueOf([person([]), vegan], 'share of the fresh food')).toBe(25)
  })
})
