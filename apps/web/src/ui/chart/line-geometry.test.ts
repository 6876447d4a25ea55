import { addDays, requireCalendarDay } from '@dayplate/dates'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lineGeometry, type LineInput } from './line-geometry.ts'

const START = requireCalendarDay('2026-10-23')
const SIZE = { width: 320, height: 180, fontSize: 13 }

const chart = (values: readonly (number | null)[], more: Partial<LineInput> = {}) =>
  lineGeometry({
    values: values.map((value, index) => ({ day: addDays(START, index), value })),
    period: { start: START, end: addDays(START, Math.max(0, values.length - 1)) },
    goal: null,
    size: SIZE,
    formatTick: String,
    formatDay: (day) => day.slice(5),
    ...more,
  })

const anyWeight = fc.double({ min: -500, max: 500, noNaN: true })
const anyValues = fc
  .array(fc.option(anyWeight), { minLength: 1, maxLength: 183 })
  .filter((values) => values.some((value) => value !== null))
const anySize = fc.record({
  width: fc.integer({ min: 200, max: 1200 }),
  height: fc.integer({ min: 120, max: 500 }),
  fontSize: fc.constantFrom(13, 26),
})

describe('lineGeometry', () => {
  it('keeps every point, path and goal inside the plot, whatever the values and the size', () => {
    fc.assert(
      fc.property(anyValues, fc.option(anyWeight), anySize, (values, goal, size) => {
        const { points, plot, goalY, line, area } = chart(values, { goal, size })
        const ys = [...points.map(({ y }) => y), ...(goalY === null ? [] : [goalY])]
        for (const y of ys) expect(y >= plot.top - 1e-6 && y <= plot.bottom + 1e-6).toBe(true)
        for (const { x } of points) expect(x >= plot.left && x <= plot.right).toBe(true)
        expect(line + area).not.toMatch(/NaN|Infinity/)
      }),
    )
  })

  it('keeps all labels of the axes inside the chart', () => {
    fc.assert(
      fc.property(anyValues, anySize, (values, size) => {
        const { valueTicks, dayTicks } = chart(values, { size })
        for (const { y } of valueTicks) expect(y >= 0 && y <= size.height).toBe(true)
        for (const { x } of dayTicks) expect(x >= 0 && x <= size.width).toBe(true)
      }),
    )
  })

  it('has 5 grid lines and at most 6 days, or fewer in a narrow chart', () => {
    const month = Array.from({ length: 31 }, (_, index) => 84 - index / 10)
    const wide = chart(month, { size: { ...SIZE, width: 760 } })
    expect([wide.valueTicks.length, wide.dayTicks.length]).toEqual([5, 6])
    expect(chart(month, { size: { ...SIZE, width: 200 } }).dayTicks.length).toBeLessThan(4)
  })

  it('centres a single value, and centres equal values vertically', () => {
    const { points, plot } = chart([80.9])
    expect(points[0]?.x).toBeCloseTo((plot.left + 8 + plot.right - 16) / 2)
    expect(points[0]?.isAlone).toBe(true)
    expect(new Set(chart([80, 80, 80]).points.map(({ y }) => y)).size).toBe(1)
  })

  it('breaks the line at a missing value', () => {
    const { line, points } = chart([80, 81, null, 82, null, 83, 84])
    expect(line.match(/M/g)).toHaveLength(3)
    expect(points.map(({ isAlone }) => isAlone)).toEqual([false, false, true, false, false])
  })

  it.each([Number.NaN, Number.POSITIVE_INFINITY])('refuses %s', (value) => {
    expect(() => chart([80, value])).toThrow(RangeError)
  })
})
