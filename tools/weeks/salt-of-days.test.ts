import { foods, meals } from '@dayplate/catalogue'
import { describe, expect, it } from 'vitest'
import { Kitchen, type Plate } from './kitchen.ts'
import { saltOfDays } from './salt-of-days.ts'

const kitchen = new Kitchen({ foods, meals })
const planned = { type: 'snack', mealId: 'skyr-with-kiwi', scale: 1, isFirst: true, isLast: true } as const
const some = kitchen.serve({ ...planned, portion: { number: 1, total: 1 }, isPinned: false })

/** A plate with these grams of foods by id. */
function plateOf(grams: Readonly<Record<string, number>>): Plate {
  const parts = foods.flatMap((food) => {
    const amount = grams[food.id]
    return amount === undefined ? [] : [{ food, grams: amount }]
  })
  return { ...some, parts }
}

describe('saltOfDays', () => {
  const saltless = [plateOf({ sugar: 10 })]
  const days = [saltless, [plateOf({ salt: 3 }), plateOf({ salt: 2, olives: 100 })], [plateOf({ salt: 3 })]]

  it('adds the meals of a day, and counts the days that meet the guide', () => {
    expect(saltOfDays(days, 5).keptPercent).toBeCloseTo(66.7, 1)
    expect(saltOfDays(days, 2).keptPercent).toBeCloseTo(33.3, 1)
  })

  it('returns the median day, and the foods with the most salt first', () => {
    const { medianG, sources } = saltOfDays(days, 5)
    expect(medianG).toBeCloseTo(2.91, 2)
    expect(sources.slice(0, 2).map(([name]) => name)).toEqual(['salt', 'olives'])
    expect(sources[1]?.[1]).toBeCloseTo(1.03, 2)
  })
})
