import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LengthUnit, heightIn, toCentimetres } from './length.ts'

const units = fc.constantFrom<LengthUnit>('cm', 'in')

describe('toCentimetres', () => {
  it('uses 2.54 cm per inch', () => {
    expect(toCentimetres({ value: 66, unit: 'in' })).toBeCloseTo(167.64, 12)
    expect(toCentimetres({ value: 168, unit: 'cm' })).toBe(168)
  })
})

describe('heightIn', () => {
  it('shows whole centimetres and inches', () => {
    expect(heightIn({ value: 66, unit: 'in' }, 'cm')).toEqual({ value: 168, unit: 'cm' })
    expect(heightIn({ value: 168, unit: 'cm' }, 'in')).toEqual({ value: 66, unit: 'in' })
  })

  it('shows the entered value after switching to another unit and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 40, max: 250 }), units, units, (value, unit, other) => {
        const entered = { value, unit }
        heightIn(entered, other)
        expect(heightIn(entered, unit)).toEqual(entered)
      }),
    )
  })

  it('restores inches from centimetres, because a centimetre is finer than an inch', () => {
    fc.assert(
      fc.property(fc.integer({ min: 39, max: 98 }), (value) => {
        const inches = { value, unit: 'in' } as const
        expect(heightIn(heightIn(inches, 'cm'), 'in')).toEqual(inches)
      }),
    )
  })
})
