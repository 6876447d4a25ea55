import { describe, expect, it } from 'vitest'
import { kitchenGrams } from './kitchen-grams.ts'
import { sampleFood } from '../testing/index.ts'

const weighed = sampleFood('oats')
const egg = sampleFood('egg', { isCountable: true, measures: [{ unit: 'piece', grams: 56 }] })

describe('an amount in the kitchen', () => {
  it.each([
    [0.2, 0.5],
    [2.3, 2.5],
    [7.4, 7],
    [14.6, 15],
    [22, 20],
    [103, 105],
  ])('of %d g is rounded to %d g', (grams, weighedGrams) => {
    expect(kitchenGrams(weighed, grams)).toBe(weighedGrams)
  })

  it('of a food eaten by the piece is whole or half pieces, and never zero', () => {
    expect(kitchenGrams(egg, 60)).toBe(56)
    expect(kitchenGrams(egg, 75)).toBe(84)
    expect(kitchenGrams(egg, 3)).toBe(28)
  })

  it('of a food without a weight per piece is in grams', () => {
    expect(kitchenGrams({ ...egg, measures: [] }, 57)).toBe(55)
  })
})
