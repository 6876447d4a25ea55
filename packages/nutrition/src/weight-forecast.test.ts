import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forecastWeight, hallChangeKg } from './weight-forecast.ts'

describe('forecastWeight', () => {
  it('levels off: the second year changes less than the first', () => {
    const first = hallChangeKg(-500, 365)
    const second = hallChangeKg(-500, 730) - first
    expect(Math.abs(second)).toBeLessThan(Math.abs(first))
  })

  it('orders its range away from no change, and never changes direction', () => {
    const input = fc.record({
      dailyChangeKcal: fc.integer({ min: -750, max: 500 }),
      expenditureKcal: fc.integer({ min: 1000, max: 5000 }),
      days: fc.integer({ min: 0, max: 2000 }),
    })
    fc.assert(
      fc.property(input, (given) => {
        const { leastKg, likelyKg, mostKg } = forecastWeight(given)
        expect(Math.abs(leastKg)).toBeLessThanOrEqual(Math.abs(likelyKg))
        expect(Math.abs(likelyKg)).toBeLessThanOrEqual(Math.abs(mostKg))
        expect(leastKg * given.dailyChangeKcal).toBeGreaterThanOrEqual(0)
      }),
      { seed: 24 },
    )
  })

  it('allows for no change when the change is smaller than the error of the equations', () => {
    expect(forecastWeight({ dailyChangeKcal: -150, expenditureKcal: 2000, days: 100 }).leastKg).toBe(0)
  })

  it('is no change in stabilization', () => {
    const forecast = forecastWeight({ dailyChangeKcal: 0, expenditureKcal: 2000, days: 100 })
    expect([forecast.leastKg, forecast.likelyKg, forecast.mostKg].map(Math.abs)).toEqual([0, 0, 0])
  })
})
