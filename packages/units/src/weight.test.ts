import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type WeightUnit, roundWeight, toKilograms, weightIn } from './weight.ts'

const units = fc.constantFrom<WeightUnit>('kg', 'lb')
const tenths = fc.integer({ min: 200, max: 4000 }).map((value) => value / 10)

describe('toKilograms', () => {
  it('uses 0.45359237 kg per pound', () => {
    expect(toKilograms({ value: 100, unit: 'lb' })).toBeCloseTo(45.359237, 12)
    expect(toKilograms({ value: 80.9, unit: 'kg' })).toBe(80.9)
  })
})

describe('weightIn', () => {
  it('is rounded to a tenth of the other unit', () => {
    expect(weightIn({ value: 80.9, unit: 'kg' }, 'lb')).toEqual({ value: 178.4, unit: 'lb' })
    expect(weightIn({ value: 178.4, unit: 'lb' }, 'kg')).toEqual({ value: 80.9, unit: 'kg' })
  })

  it('shows the entered value after switching to another unit and back', () => {
    fc.assert(
      fc.property(tenths, units, units, (value, unit, other) => {
        const entered = { value, unit }
        weightIn(entered, other)
        expect(weightIn(entered, unit)).toEqual(entered)
      }),
    )
  })

  it('restores kilograms from pounds, because 0.1 lb is finer than 0.1 kg', () => {
    fc.assert(
      fc.property(tenths, (value) => {
        const kilograms = { value, unit: 'kg' } as const
        expect(weightIn(weightIn(kilograms, 'lb'), 'kg')).toEqual(kilograms)
      }),
    )
  })

  it('is at most half a tenth off the entered weight', () => {
    fc.assert(
      fc.property(tenths, units, units, (value, unit, other) => {
        const shown = weightIn({ value, unit }, other)
        const halfATenthKg = toKilograms({ value: 0.05, unit: other })
        expect(Math.abs(toKilograms(shown) - toKilograms({ value, unit }))).toBeLessThanOrEqual(halfATenthKg + 1e-9)
        expect(roundWeight(shown.value)).toBe(shown.value)
      }),
    )
  })
})
