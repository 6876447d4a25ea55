import { describe, expect, it } from 'vitest'
import { EatingHistory } from './eating-history.ts'
import { daysFor, syntheticRequest, WOMAN, dayAt } from './synthetic-request.ts'

const MACROS = { kcal: 500, proteinG: 25, fatG: 15, carbohydrateG: 65 }

describe('EatingHistory', () => {
  const history = EatingHistory.of({
    days: daysFor(WOMAN, 7),
    meals: [],
    seed: '',
    repertoireSeed: '',
    previousMeals: [['soup'], ['stew'], ['curry']],
    pinned: [{ date: dayAt(5), type: 'lunch', mealId: 'pasta', macros: MACROS, scale: 1 }],
  })

  it('numbers the days before the first planned one backwards', () => {
    expect(history.nearestGap('soup', 0)).toBe(3)
    expect(history.nearestGap('curry', 0)).toBe(1)
    expect(history.isNear('soup', 0, 3)).toBe(true)
    expect(history.isNear('soup', 1, 3)).toBe(false)
    expect(history.nearestGap('salad', 0)).toBeNull()
  })

  it('includes pinned meals ahead', () => {
    expect(history.isNear('pasta', 1, 3)).toBe(false)
    expect(history.isNear('pasta', 2, 3)).toBe(true)
    expect(history.isSoonAfter('pasta', 1, 4)).toBe(true)
    expect(history.isSoonAfter('pasta', 5, 4)).toBe(false)
  })

  it('lists the meals between two days, both included', () => {
    const eaten = new EatingHistory()
    eaten.add('soup', -1)
    eaten.add('soup', 4)
    eaten.add('bread', 0)
    expect(eaten.between(-1, 3)).toEqual([
      { mealId: 'soup', day: -1 },
      { mealId: 'bread', day: 0 },
    ])
  })

  it('forgets removed meals', () => {
    history.add('salad', 2)
    history.add('salad', 6)
    expect(history.timesEaten('salad')).toBe(2)
    history.remove('salad', 2)
    expect(history.timesEaten('salad')).toBe(1)
    expect(history.isNear('salad', 2, 3)).toBe(false)
  })

  it('finds the meals that one earlier day shares', () => {
    const days = EatingHistory.of({
      ...syntheticRequest(1, { mealsPerType: 1, days: 1 }),
      pinned: [],
      previousMeals: [],
    })
    for (const [mealId, day] of [
      ['soup', 0],
      ['stew', 0],
      ['soup', 1],
      ['curry', 1],
      ['stew', 5],
      ['curry', 5],
    ] as const)
      days.add(mealId, day)
    expect(days.eatenTogether(['soup', 'stew', 'salad'], 4)).toEqual(new Set(['soup', 'stew']))
    expect(days.eatenTogether(['stew', 'curry'], 4).size).toBe(1)
    expect(days.eatenTogether(['salad'], 4)).toEqual(new Set())
  })
})
