import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roundToFraction } from './round-to-fraction.ts'

describe('roundToFraction', () => {
  it.each([
    [70.26, 10, 70.3],
    [70.24, 10, 70.2],
    [70.25, 10, 70.3],
    [70.35, 10, 70.4],
    [1.005, 100, 1.01],
    [-70.25, 10, -70.3],
    [172.72, 1, 173],
    [0.04, 10, 0],
    [-0.04, 10, 0],
  ])('rounds %d by 1/%d to %d', (value, perUnit, rounded) => {
    expect(roundToFraction(value, perUnit)).toBe(rounded)
  })

  it('is within half a step, and rounding again changes nothing', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1000, max: 1000, noNaN: true }),
        fc.constantFrom(1, 4, 10, 20),
        (value, perUnit) => {
          const rounded = roundToFraction(value, perUnit)
          expect(Math.abs(rounded - value)).toBeLessThanOrEqual(0.5 / perUnit + 1e-9)
          expect(roundToFraction(rounded, perUnit)).toBe(rounded)
        },
      ),
    )
  })
})
