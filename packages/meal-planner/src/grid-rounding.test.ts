import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deviationCost } from './day-score.ts'
import { GridRounding } from './grid-rounding.ts'
import { anyBox, residualOf } from './random-box.ts'

const QUARTERS = new Float64Array(4).fill(0.25)
const anyFitted = fc.array(fc.double({ min: 0.5, max: 2.5, noNaN: true }), { minLength: 4, maxLength: 4 })

/** All points with portions on the two grid points around each fitted portion. */
function neighbours(fitted: readonly number[], low: Float64Array, high: Float64Array): readonly (readonly number[])[] {
  return fitted.reduce<readonly (readonly number[])[]>(
    (points, scale, slot) => {
      const below = Math.floor(scale / 0.25) * 0.25
      const [least = 0, most = 0] = [low[slot], high[slot]]
      const two = [below, below + 0.25].map((value) => Math.min(Math.max(value, least), most))
      return points.flatMap((point) => two.map((value) => [...point, value]))
    },
    [[]],
  )
}

describe('GridRounding', () => {
  it('always returns a point on the grid, inside the box', () => {
    fc.assert(
      fc.property(anyBox, anyFitted, (box, fitted) => {
        const rounding = new GridRounding()
        rounding.search(box, QUARTERS, Float64Array.from(fitted))
        rounding.scales.forEach((scale, slot) => {
          expect(Number.isInteger(scale * 4)).toBe(true)
          expect(scale).toBeGreaterThanOrEqual(box.low[slot] ?? Number.NaN)
          expect(scale).toBeLessThanOrEqual(box.high[slot] ?? Number.NaN)
        })
      }),
      { seed: 3 },
    )
  })

  it('is at least as good as each of the sixteen points around the fit', () => {
    fc.assert(
      fc.property(anyBox, anyFitted, (box, fitted) => {
        const rounding = new GridRounding()
        rounding.search(box, QUARTERS, Float64Array.from(fitted))
        for (const point of neighbours(fitted, box.low, box.high)) {
          const worst = Math.max(...residualOf(box, point).map(Math.abs))
          expect(rounding.worst <= 1 || rounding.worst <= worst + 1e-9).toBe(true)
        }
      }),
      { seed: 4 },
    )
  })

  it('returns deviations that cost no more than those of any of the sixteen points inside', () => {
    const wide = anyBox.map((box) => ({
      ...box,
      columns: box.columns.map((entry) => entry / 10),
      goal: box.goal.map((entry) => entry / 10),
    }))
    fc.assert(
      fc.property(wide, anyFitted, (box, fitted) => {
        const rounding = new GridRounding()
        rounding.search(box, QUARTERS, Float64Array.from(fitted))
        const inside = neighbours(fitted, box.low, box.high)
          .map((point) => residualOf(box, point).map(Math.abs))
          .filter((deviations) => Math.max(...deviations) <= 1)
        const costs = inside.map((deviations) => deviationCost(deviations))
        expect(rounding.deviationCost).toBeLessThanOrEqual(Math.min(Number.POSITIVE_INFINITY, ...costs) + 1e-9)
      }),
      { numRuns: 500, seed: 9 },
    )
  })

  it('reports the deviation of the point it chose', () => {
    fc.assert(
      fc.property(anyBox, anyFitted, (box, fitted) => {
        const rounding = new GridRounding()
        rounding.search(box, QUARTERS, Float64Array.from(fitted))
        const deviations = residualOf(box, [...rounding.scales]).map(Math.abs)
        expect(rounding.worst).toBeCloseTo(Math.max(...deviations), 9)
        expect(rounding.deviationCost).toBeCloseTo(deviationCost(deviations), 9)
      }),
      { seed: 5 },
    )
  })

  it('tries one grid point further when the nearest ones are outside', () => {
    // With one column, 1.5 portions reach the goal. The grid points around the fit, 1 and 1.25, are more than 1 away
    // from it.
    const box = {
      columns: Float64Array.from([8, 8, 8, 8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
      goal: new Float64Array(4).fill(12),
      low: Float64Array.from([0.5, 0, 0, 0]),
      high: Float64Array.from([2.5, 0, 0, 0]),
    }
    const rounding = new GridRounding()
    rounding.search(box, QUARTERS, Float64Array.from([1.05, 0, 0, 0]))
    expect(rounding.scales[0]).toBe(1.5)
    expect(rounding.worst).toBe(0)
  })
})
