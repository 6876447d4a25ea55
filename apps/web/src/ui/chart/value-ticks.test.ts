import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ticksAround, ticksFromZero } from './value-ticks.ts'

const anyValue = fc.double({ min: -1e6, max: 1e6, noNaN: true })
const anyAmount = fc.double({ min: 0, max: 1e6, noNaN: true })
const stepsOf = (ticks: readonly number[]) => ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? Number.NaN))

describe('ticksAround', () => {
  it('matches the design for weights and their goal', () => {
    expect(ticksAround([84.2, 80.9, 78])).toEqual([77, 79, 81, 83, 85])
  })

  it('gives equal values a range instead of dividing by zero', () => {
    expect(ticksAround([80.9])).toEqual([80, 80.5, 81, 81.5, 82])
    expect(new Set(ticksAround([80.9, 80.9])).size).toBe(5)
    expect(new Set(ticksAround([0])).size).toBe(5)
  })

  it('encloses every value with five evenly spaced round numbers', () => {
    fc.assert(
      fc.property(fc.array(anyValue, { minLength: 1, maxLength: 50 }), (values) => {
        const ticks = ticksAround(values)
        const [least = Number.NaN, most = Number.NaN] = [ticks[0], ticks.at(-1)]
        expect(ticks).toHaveLength(5)
        expect(least).toBeLessThanOrEqual(Math.min(...values))
        expect(most).toBeGreaterThanOrEqual(Math.max(...values))
        const steps = stepsOf(ticks)
        for (const step of steps) expect(step).toBeCloseTo((most - least) / 4, 6)
      }),
    )
  })

  it('does not magnify a variation of grams', () => {
    expect(ticksAround([80.9, 80.8, 81])).toEqual([80, 80.5, 81, 81.5, 82])
  })

  it('leaves at most three quarters of the height unused', () => {
    fc.assert(
      fc.property(anyValue, fc.double({ min: 1, max: 1e5, noNaN: true }), (least, spread) => {
        const ticks = ticksAround([least, least + spread])
        expect((ticks.at(-1) ?? 0) - (ticks[0] ?? 0)).toBeLessThanOrEqual(spread * 4)
      }),
    )
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (value) => {
    expect(() => ticksAround([80, value])).toThrow(RangeError)
  })
})

describe('ticksFromZero', () => {
  it('matches the design for a week of water', () => {
    expect(ticksFromZero([1750, 2250, 2000, 1250, 2500, 2250, 1500])).toEqual([0, 1000, 2000, 3000])
  })

  it('has an axis for a week without water', () => {
    expect(ticksFromZero([0, 0])).toEqual([0, 1])
    expect(ticksFromZero([])).toEqual([0, 1])
  })

  it('starts at 0, has at most four divisions and encloses every value', () => {
    fc.assert(
      fc.property(fc.array(anyAmount, { minLength: 1 }), (amounts) => {
        const ticks = ticksFromZero(amounts)
        expect(ticks[0]).toBe(0)
        expect(ticks.length).toBeLessThanOrEqual(5)
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(Math.max(...amounts) * (1 - 1e-9))
      }),
    )
  })

  it('refuses NaN', () => {
    expect(() => ticksFromZero([Number.NaN])).toThrow(RangeError)
  })
})
