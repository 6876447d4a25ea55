import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deviationCost } from './day-score.ts'
import { LikenessTable } from './likeness.ts'
import { PairSearch } from './pair-search.ts'
import { anySlot } from './random-slot.ts'
import type { SlotList } from './slot-option.ts'

const anyDay = fc.record({
  lists: fc.tuple(anySlot, anySlot, anySlot, anySlot),
  goal: fc.array(fc.double({ min: 8, max: 11, noNaN: true }), { minLength: 4, maxLength: 4 }),
})

function search(lists: readonly SlotList[], goal: readonly number[]): PairSearch {
  const pairSearch = new PairSearch()
  pairSearch.run({
    lists,
    goal: Float64Array.from(goal),
    slotKcal: new Float64Array(4),
    likeness: new LikenessTable(0),
  })
  return pairSearch
}

/** Least score over every meal and every portion; infinite when no combination is inside. */
function leastScore(lists: readonly SlotList[], goal: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY
  const visit = (slot: number, cost: number, left: readonly number[]): void => {
    if (slot === lists.length) {
      if (left.every((row) => Math.abs(row) <= 1)) {
        least = Math.min(least, cost + deviationCost(left))
      }
      return
    }
    for (const { cost: own, low, high, step, column } of lists[slot] ?? []) {
      for (let scale = low; scale <= high + 1e-9; scale += step) {
        visit(
          slot + 1,
          cost + own,
          left.map((row, index) => row - scale * (column[index] ?? 0)),
        )
      }
    }
  }
  visit(0, 0, goal)
  return least
}

describe('PairSearch', () => {
  it('finds the best day when there are few enough meals to try all', () => {
    let found = 0
    fc.assert(
      fc.property(anyDay, ({ lists, goal }) => {
        const { score } = search(lists, goal)
        if (Number.isFinite(score)) found += 1
        expect(score).toBeCloseTo(leastScore(lists, goal), 6)
      }),
      { numRuns: 60, seed: 23 },
    )
    expect(found).toBeGreaterThan(10)
  })

  it('returns the meals and portions of its score', () => {
    fc.assert(
      fc.property(anyDay, ({ lists, goal }) => {
        const pairSearch = search(lists, goal)
        fc.pre(Number.isFinite(pairSearch.score))
        const scales = pairSearch.scales()
        const options = pairSearch.options()
        const left = goal.map((wanted, row) =>
          options.reduce((sum, { column }, slot) => sum - (scales[slot] ?? 0) * (column[row] ?? 0), wanted),
        )
        const costs = options.reduce((sum, { cost }) => sum + cost, 0)
        expect(pairSearch.score).toBeCloseTo(costs + deviationCost(left), 6)
      }),
      { numRuns: 60, seed: 24 },
    )
  })

  it('gives the same result after planning another day', () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        const pairSearch = search(one.lists, one.goal)
        pairSearch.run({
          ...other,
          goal: Float64Array.from(other.goal),
          slotKcal: new Float64Array(4),
          likeness: new LikenessTable(0),
        })
        expect(pairSearch.score).toBe(search(other.lists, other.goal).score)
      }),
      { numRuns: 30, seed: 25 },
    )
  })
})
