import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PortionFit } from './portion-fit.ts'
import { anyBox, gridPoints, squaredDistance } from './random-box.ts'

function fitFrom(start: number, box: Parameters<PortionFit['fit']>[0]) {
  const fit = new PortionFit()
  fit.scales.fill(start)
  const distance = fit.fit(box)
  return { distance, scales: [...fit.scales] }
}

describe('PortionFit', () => {
  it('finds the exact portions of a small system', () => {
    const box = {
      columns: Float64Array.from([4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 4]),
      goal: Float64Array.from([4, 6, 8, 2]),
      low: new Float64Array(4).fill(0.5),
      high: new Float64Array(4).fill(2.5),
    }
    expect(fitFrom(1, box)).toEqual({ distance: 0, scales: [1, 1.5, 2, 0.5] })
  })

  it('stops at the bounds of the box', () => {
    const box = {
      columns: new Float64Array(16).fill(1),
      goal: new Float64Array(4).fill(100),
      low: new Float64Array(4).fill(0.5),
      high: Float64Array.from([1, 1.5, 2, 2.5]),
    }
    expect(fitFrom(0.5, box).scales).toEqual([1, 1.5, 2, 2.5])
  })

  it('is nearer to the goal than any grid point of the box, within the precision of its last sweeps', () => {
    fc.assert(
      fc.property(anyBox, (box) => {
        const { distance } = fitFrom(1, box)
        let best = Number.POSITIVE_INFINITY
        for (const point of gridPoints(box, 0.25)) best = Math.min(best, squaredDistance(box, point))
        expect(Math.sqrt(distance)).toBeLessThanOrEqual(Math.sqrt(best) * 1.02 + 0.25)
      }),
      { numRuns: 150, seed: 1 },
    )
  })

  it('reports the distance of its portions from the goal, and stays in the box', () => {
    fc.assert(
      fc.property(anyBox, fc.double({ min: -5, max: 5, noNaN: true }), (box, start) => {
        const { distance, scales } = fitFrom(start, box)
        expect(distance).toBeCloseTo(squaredDistance(box, scales), 6)
        scales.forEach((scale, slot) => {
          expect(scale).toBeGreaterThanOrEqual(box.low[slot] ?? Number.NaN)
          expect(scale).toBeLessThanOrEqual(box.high[slot] ?? Number.NaN)
        })
      }),
      { seed: 2 },
    )
  })

  it('ignores a slot without food', () => {
    const columns = new Float64Array(16).fill(1)
    columns.fill(0, 0, 4)
    const box = {
      columns,
      goal: new Float64Array(4).fill(4),
      low: new Float64Array(4),
      high: new Float64Array(4).fill(2),
    }
    box.high[0] = 0
    const { scales } = fitFrom(1, box)
    expect(scales[0]).toBe(0)
    expect(scales.reduce((sum, scale) => sum + scale, 0)).toBeCloseTo(4)
  })
})
