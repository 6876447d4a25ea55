import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { enumerateByCost } from './enumeration.ts'
import { NOTHING, type SlotList } from './slot-option.ts'

const anyCosts = fc
  .array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 })
  .map((costs) => costs.toSorted((a, b) => a - b))
const anyLists = fc.tuple(anyCosts, anyCosts, anyCosts, anyCosts)

function toLists(costs: readonly (readonly number[])[]): readonly SlotList[] {
  return costs.map((list) => list.map((cost, index) => ({ ...NOTHING, mealId: String(index), cost })))
}

function collect(costs: readonly (readonly number[])[], limits: { budget: number; bound: () => number }) {
  const visits: { key: string; cost: number }[] = []
  const isComplete = enumerateByCost(toLists(costs), {
    ...limits,
    visit: (choice) => {
      const cost = [...choice].reduce((sum, index, slot) => sum + (costs[slot]?.[index] ?? Number.NaN), 0)
      visits.push({ key: choice.join(' '), cost })
    },
  })
  return { visits, isComplete }
}

describe('enumerateByCost', () => {
  it('visits every combination exactly once without limits', () => {
    fc.assert(
      fc.property(anyLists, (lists) => {
        const { visits, isComplete } = collect(lists, { budget: 10_000, bound: () => Number.POSITIVE_INFINITY })
        expect(isComplete).toBe(true)
        expect(new Set(visits.map(({ key }) => key)).size).toBe(visits.length)
        expect(visits).toHaveLength(lists.reduce((product, list) => product * list.length, 1))
      }),
      { seed: 6 },
    )
  })

  it('visits from cheap to expensive, in bands of 0.05', () => {
    fc.assert(
      fc.property(anyLists, (lists) => {
        const { visits } = collect(lists, { budget: 10_000, bound: () => Number.POSITIVE_INFINITY })
        let dearest = 0
        for (const { cost } of visits) {
          expect(cost).toBeGreaterThan(dearest - 0.05 - 1e-9)
          dearest = Math.max(dearest, cost)
        }
      }),
      { seed: 7 },
    )
  })

  it('visits everything cheaper than the bound and nothing else', () => {
    fc.assert(
      fc.property(anyLists, fc.double({ min: 0, max: 4, noNaN: true }), (lists, bound) => {
        const all = collect(lists, { budget: 10_000, bound: () => Number.POSITIVE_INFINITY }).visits
        const { visits, isComplete } = collect(lists, { budget: 10_000, bound: () => bound })
        expect(isComplete).toBe(true)
        expect(visits.every(({ cost }) => cost < bound + 1e-9)).toBe(true)
        expect(visits.length).toBeGreaterThanOrEqual(all.filter(({ cost }) => cost < bound - 1e-9).length)
      }),
      { seed: 8 },
    )
  })

  it('stops at its budget and reports it', () => {
    const lists = [1, 2, 3, 4].map(() => [0, 0.1, 0.2, 0.3])
    const { visits, isComplete } = collect(lists, { budget: 10, bound: () => Number.POSITIVE_INFINITY })
    expect(visits).toHaveLength(10)
    expect(isComplete).toBe(false)
  })
})
