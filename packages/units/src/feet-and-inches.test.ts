import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { feetAndInches, inchesOf } from './feet-and-inches.ts'

describe('feetAndInches', () => {
  it('converts 66 inches to 5 feet 6', () => {
    expect(feetAndInches(66)).toEqual({ feet: 5, inches: 6 })
    expect(feetAndInches(72)).toEqual({ feet: 6, inches: 0 })
  })

  it('never gives 12 inches, even for a fraction', () => {
    expect(feetAndInches(71.6)).toEqual({ feet: 6, inches: 0 })
  })

  it('is undone by inchesOf, with inches from 0 to 11', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120 }), (total) => {
        const parts = feetAndInches(total)
        expect(inchesOf(parts)).toBe(total)
        expect(parts.inches).toBeGreaterThanOrEqual(0)
        expect(parts.inches).toBeLessThanOrEqual(11)
      }),
    )
  })
})
