import { describe, expect, it } from 'vitest'
import { PORTION_STEPS, portionStepOf } from './portion-step.ts'
import { sampleFood, sampleMeal } from './testing/index.ts'

const FOODS = new Map(
  [
    sampleFood('oats'),
    sampleFood('egg', { isCountable: true, measures: [{ unit: 'piece', grams: 56 }] }),
    sampleFood('bread', { isCountable: true, measures: [{ unit: 'slice', grams: 35 }] }),
    sampleFood('roll', { isCountable: true }),
  ].map((food) => [food.id, food]),
)

const stepOf = (grams: Readonly<Record<string, number>>): number =>
  portionStepOf(sampleMeal(Object.entries(grams)), FOODS)

describe('portionStepOf', () => {
  it('is a twentieth for weighed foods only', () => {
    expect(stepOf({ oats: 50 })).toBe(0.05)
  })

  it('never gives a quarter of a food eaten by the piece', () => {
    expect(stepOf({ oats: 50, egg: 56 })).toBe(0.5)
    expect(stepOf({ egg: 112 })).toBe(0.25)
    expect(stepOf({ egg: 168 })).toBe(0.5)
    for (let pieces = 1; pieces <= 12; pieces++) {
      const halves = 2 * pieces * stepOf({ egg: 56 * pieces })
      expect(halves).toBeCloseTo(Math.round(halves), 9)
    }
  })

  it('is fine again when there are many pieces', () => {
    expect(stepOf({ bread: 5 * 35 })).toBe(0.1)
    expect(stepOf({ bread: 10 * 35 })).toBe(0.05)
  })

  it('suits every countable food of the meal', () => {
    expect(stepOf({ bread: 70, egg: 56 })).toBe(0.5)
    expect(stepOf({ bread: 70, egg: 112 })).toBe(0.25)
  })

  it('counts a piece without a weight as one, and an egg of 60 g as an egg', () => {
    expect(stepOf({ roll: 80 })).toBe(0.5)
    expect(stepOf({ egg: 60 })).toBe(0.5)
    expect(PORTION_STEPS).toContain(stepOf({ egg: 20 }))
  })
})
