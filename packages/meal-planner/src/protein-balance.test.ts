import { describe, expect, it } from 'vitest'
import { plainMeal } from './plain-meal.ts'
import { proteinImbalance } from './protein-balance.ts'

/** A meal of 100 kcal with this much protein. At 2000 kcal a breakfast is five of them, a lunch seven. */
const of = (type: 'breakfast' | 'lunch' | 'snack', proteinG: number) =>
  proteinImbalance(plainMeal({ type, macros: { kcal: 100, proteinG, fatG: 2, carbohydrateG: 10 } }), 2000, 100)

describe('proteinImbalance', () => {
  it('rises as a breakfast has less than 15 % of the protein', () => {
    expect(of('breakfast', 3)).toBe(0)
    expect(of('breakfast', 1.5)).toBeCloseTo(0.5)
    expect(of('breakfast', 0)).toBe(1)
  })

  it('rises as a meal has more than 42 %, and is never above 1', () => {
    expect(of('lunch', 6)).toBe(0)
    expect(of('lunch', 9)).toBeCloseTo(0.5)
    expect(of('lunch', 20)).toBe(1)
  })

  it('is 0 for a snack without protein', () => {
    expect(of('snack', 0)).toBe(0)
  })
})
