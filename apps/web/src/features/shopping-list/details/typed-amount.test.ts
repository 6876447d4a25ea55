import { describe, expect, it } from 'vitest'
import { gramsOf, inUnit, unitsOf } from './typed-amount.ts'

const MANGO = { countedUnit: { __typename: 'CountedUnit', name: 'pieces', one: '1 piece', grams: 200 } } as const
const RICE = { countedUnit: null }

describe('an amount at home', () => {
  it('is typed in the counted unit first where there is one', () => {
    expect(unitsOf(MANGO)).toEqual(['counted', 'g'])
    expect(unitsOf(RICE)).toEqual(['g'])
  })

  it('is stored in whole grams', () => {
    expect(gramsOf({ unit: 'counted', amount: 1.5 }, MANGO)).toBe(300)
    expect(gramsOf({ unit: 'counted', amount: 0.333 }, MANGO)).toBe(67)
    expect(gramsOf({ unit: 'g', amount: 150 }, MANGO)).toBe(150)
    expect(gramsOf({ unit: 'counted', amount: null }, MANGO)).toBeNull()
    expect(gramsOf({ unit: 'counted', amount: Number.NaN }, MANGO)).toBeNaN()
  })

  it('stays the same when the unit is changed', () => {
    expect(inUnit({ unit: 'g', amount: 150 }, 'counted', MANGO)).toEqual({ unit: 'counted', amount: 0.75 })
    expect(inUnit({ unit: 'counted', amount: 0.75 }, 'g', MANGO)).toEqual({ unit: 'g', amount: 150 })
    expect(inUnit({ unit: 'g', amount: null }, 'counted', MANGO)).toEqual({ unit: 'counted', amount: null })
    expect(inUnit({ unit: 'g', amount: 75 }, 'g', RICE)).toEqual({ unit: 'g', amount: 75 })
  })
})
