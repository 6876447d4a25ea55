import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stepValue } from './step-value.ts'

const RANGE = { min: 30, max: 300, step: 0.1 }

describe('stepValue', () => {
  it('moves one step without binary rounding errors', () => {
    expect(stepValue(78, 1, RANGE)).toBe(78.1)
    expect(stepValue(78.3, -1, RANGE)).toBe(78.2)
  })

  it('moves from between two steps to the next step of the grid', () => {
    expect(stepValue(80.94, 1, { ...RANGE, step: 0.5 })).toBe(81)
    expect(stepValue(80.94, -1, { ...RANGE, step: 0.5 })).toBe(80.5)
  })

  it('starts at the minimum when nothing is entered', () => {
    expect(stepValue(null, 1, RANGE)).toBe(30)
    expect(stepValue(Number.NaN, -1, RANGE)).toBe(30)
  })

  it('never leaves the range', () => {
    fc.assert(
      fc.property(fc.double({ min: -500, max: 500, noNaN: true }), fc.constantFrom(1 as const, -1 as const), (v, d) => {
        const next = stepValue(v, d, RANGE)
        expect(next).toBeGreaterThanOrEqual(RANGE.min)
        expect(next).toBeLessThanOrEqual(RANGE.max)
      }),
    )
  })
})
