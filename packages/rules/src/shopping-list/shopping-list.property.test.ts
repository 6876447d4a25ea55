import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyBatches, boughtFor, dayAt, planOf } from './sample-plan.fixture.ts'
import { shoppingChange } from './shopping-change.ts'
import { shoppingList, type FoodAmounts } from './shopping-list.ts'

const anyDay = fc.integer({ min: -2, max: 26 })
const period = (start: number, end: number) => ({ start: dayAt(start), end: dayAt(end) })

function plus(a: FoodAmounts, b: FoodAmounts): FoodAmounts {
  const foodIds = [...new Set([...a.keys(), ...b.keys()])]
  return new Map(foodIds.map((foodId) => [foodId, (a.get(foodId) ?? 0) + (b.get(foodId) ?? 0)]))
}

/** Sums are added in another order, so their last bits differ. */
function expectSame(a: FoodAmounts, b: FoodAmounts): void {
  expect([...a.keys()].toSorted()).toEqual([...b.keys()].toSorted())
  for (const [foodId, grams] of a) expect(grams).toBeCloseTo(b.get(foodId) ?? Number.NaN, 6)
}

describe('the list of a period', () => {
  it('is the sum of all batches cooked in it, each as a whole', () => {
    fc.assert(
      fc.property(anyBatches, anyDay, anyDay, (batches, start, end) => {
        const wanted = boughtFor(batches)
          .filter(({ cookedAt }) => start <= cookedAt && cookedAt <= end)
          .reduce<FoodAmounts>((sum, { foodId, grams }) => plus(sum, new Map([[foodId, grams]])), new Map())
        expectSame(shoppingList(planOf(batches), period(start, end)), wanted)
      }),
    )
  })

  it('adds up wherever the period is split: a batch is in exactly one of the lists', () => {
    fc.assert(
      fc.property(anyBatches, fc.tuple(anyDay, anyDay, anyDay), (batches, days) => {
        const [start = 0, split = 0, end = 0] = days.toSorted((a, b) => a - b)
        const plan = planOf(batches)
        const parts = plus(shoppingList(plan, period(start, split)), shoppingList(plan, period(split + 1, end)))
        expectSame(shoppingList(plan, period(start, Math.max(split, end))), parts)
      }),
    )
  })

  it('does not depend on the order of the days', () => {
    fc.assert(
      fc.property(anyBatches, (batches) => {
        const plan = planOf(batches)
        expectSame(shoppingList(plan.toReversed(), period(0, 30)), shoppingList(plan, period(0, 30)))
      }),
    )
  })
})

describe('the change between two lists', () => {
  it('leads from one to the other, except for unnoticeable amounts', () => {
    fc.assert(
      fc.property(anyBatches, anyBatches, (one, other) => {
        const [before, after] = [one, other].map((batches) => shoppingList(planOf(batches), period(0, 30)))
        if (before === undefined || after === undefined) throw new Error('two lists')
        const led = plus(before, shoppingChange(before, after))
        for (const [foodId, grams] of led) expect(Math.abs(grams - (after.get(foodId) ?? 0))).toBeLessThan(1)
        expect([...shoppingChange(after, before)].map(([id, grams]) => [id, -grams])).toEqual([
          ...shoppingChange(before, after),
        ])
      }),
    )
  })
})
