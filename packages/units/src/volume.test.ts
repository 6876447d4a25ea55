import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toMillilitres, volumeIn, type VolumeUnit } from './volume.ts'

const units = fc.constantFrom<VolumeUnit>('ml', 'oz')

describe('toMillilitres', () => {
  it('uses 28.4130625 ml per ounce', () => {
    expect(toMillilitres({ value: 8, unit: 'oz' })).toBeCloseTo(227.3045, 12)
    expect(toMillilitres({ value: 250, unit: 'ml' })).toBe(250)
  })
})

describe('volumeIn', () => {
  it.each([
    [2000, 'ml', 70],
    [2250, 'ml', 79],
    [3000, 'ml', 106],
    [64, 'oz', 1800],
    [72, 'oz', 2050],
    [96, 'oz', 2750],
  ] as const)('shows %d %s as %d of the other', (value, unit, other) => {
    const otherUnit = unit === 'ml' ? 'oz' : 'ml'
    expect(volumeIn({ value, unit }, otherUnit)).toEqual({ value: other, unit: otherUnit })
  })

  it('shows the entered value after switching to another unit and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6000 }), units, units, (value, unit, other) => {
        const entered = { value, unit }
        volumeIn(entered, other)
        expect(volumeIn(entered, unit)).toEqual(entered)
      }),
    )
  })

  it('is a whole number, at most half a step off', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 6000 }), units, units, (value, unit, other) => {
        const shown = volumeIn({ value, unit }, other)
        expect(Number.isInteger(shown.value)).toBe(true)
        expect(Math.abs(toMillilitres(shown) - toMillilitres({ value, unit }))).toBeLessThanOrEqual(25 + 1e-9)
      }),
    )
  })
})
