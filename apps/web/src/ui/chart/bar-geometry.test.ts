import { addDays, requireCalendarDay } from '@dayplate/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { barGeometry, type BarInput } from './bar-geometry.ts'

const START = requireCalendarDay('2026-11-15')
const WEEK = [1750, 2250, 2000, 1250, 2500, 2250, 1500]

const chart = (values: readonly (number | null)[], more: Partial<BarInput> = {}) =>
  barGeometry({
    values: values.map((value, index) => ({ day: addDays(START, index), value, goal: 2000 })),
    goal: 2000,
    size: { width: 318, height: 180, fontSize: 13 },
    formatTick: (value) => `${value / 1000} l`,
    formatDay: (day) => day.slice(8),
    ...more,
  })

describe('barGeometry', () => {
  it('marks the days that reached their own goal', () => {
    expect(chart(WEEK).bars.map(({ isReached }) => isReached)).toEqual([false, true, true, false, true, true, false])
  })

  it('labels 1, 2 and 3 litres and all seven days of a week, as designed', () => {
    const { valueTicks, dayTicks } = chart(WEEK)
    expect(valueTicks.map(({ text }) => text)).toEqual(['1 l', '2 l', '3 l'])
    expect(dayTicks).toHaveLength(7)
  })

  it('labels at most 7 of 183 days', () => {
    const { dayTicks, bars } = chart(Array.from({ length: 183 }, () => 1500))
    expect([dayTicks.length <= 7, bars.length]).toEqual([true, 183])
  })

  it('keeps every bar inside the plot and apart from the next', () => {
    const amounts = fc.array(fc.option(fc.integer({ min: 0, max: 10_000 })), { minLength: 1, maxLength: 183 })
    fc.assert(
      fc.property(amounts, fc.integer({ min: 280, max: 1200 }), (values, width) => {
        const { bars, plot } = chart(values, { size: { width, height: 180, fontSize: 13 } })
        for (const [index, bar] of bars.entries()) {
          expect(bar.x >= plot.left && bar.x + bar.width <= plot.right + 1e-6).toBe(true)
          expect(bar.y >= plot.top - 1e-6 && bar.y + bar.height <= plot.bottom + 1e-6).toBe(true)
          expect((bars[index + 1]?.x ?? Number.POSITIVE_INFINITY) >= bar.x + bar.width).toBe(true)
        }
      }),
    )
  })

  it('has no bar for a day without a value', () => {
    expect(chart([1000, null, 0]).bars.map(({ height }) => height > 0)).toEqual([true, false])
    expect(chart([]).bars).toEqual([])
  })

  it.each([Number.NaN, -1])('refuses %s', (value) => {
    expect(() => chart([value])).toThrow(RangeError)
  })
})
