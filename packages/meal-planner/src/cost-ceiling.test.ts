import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { costCeiling } from './cost-ceiling.ts'
import { anySlot, pointsOf } from './random-slot.ts'

describe('costCeiling', () => {
  it('admits at most the requested number of pairs of portions', () => {
    fc.assert(
      fc.property(anySlot, anySlot, fc.integer({ min: 20, max: 200 }), (one, other, most) => {
        const ceiling = costCeiling(pointsOf(0, one), pointsOf(1, other), most)
        const costs = one.flatMap((a) => other.map((b) => ({ cost: a.cost + b.cost, pairs: count(a) * count(b) })))
        const cheapest = Math.min(...costs.map(({ cost }) => cost))
        const through = costs.filter(({ cost }) => cost <= ceiling && cost > cheapest + 1e-3)
        expect(through.reduce((sum, { pairs }) => sum + pairs, 0)).toBeLessThanOrEqual(most)
      }),
      { seed: 21 },
    )
  })

  it('admits all pairs when there are no more than requested', () => {
    fc.assert(
      fc.property(anySlot, anySlot, (one, other) => {
        const dearest = Math.max(...one.map(({ cost }) => cost)) + Math.max(...other.map(({ cost }) => cost))
        expect(costCeiling(pointsOf(0, one), pointsOf(1, other), 1_000_000)).toBeCloseTo(dearest, 9)
      }),
      { seed: 22 },
    )
  })
})

const count = ({ low, high, step }: { low: number; high: number; step: number }) => Math.round((high - low) / step) + 1
