import fc from 'fast-check'
import { expect, it } from 'vitest'
import { INSIDE, LeastChange, type OpenMeal } from './least-change.ts'
import { gridPoint, gridSteps } from './portion-grid.ts'

const macros = fc
  .array(fc.double({ min: 0, max: 24, noNaN: true }), { minLength: 4, maxLength: 4 })
  .map((row) => Float64Array.from(row))
const grid = fc
  .record({ low: fc.integer({ min: 2, max: 4 }), steps: fc.nat(6), step: fc.constantFrom(0.25, 0.05) })
  .map(({ low, steps, step }) => ({ low: low / 4, high: low / 4 + steps * step, step }))
const open = fc
  .record({ column: macros, grid, at: fc.nat(6), kcal: fc.integer({ min: 100, max: 600 }) })
  .map((drawn): OpenMeal => ({
    ...drawn,
    type: 'snack',
    scale: gridPoint(drawn.grid, Math.min(drawn.at, gridSteps(drawn.grid))),
  }))
/** Off the goal by so much when every meal has a portion that is not known to the search. */
const miss = fc.array(fc.double({ min: -1.6, max: 1.6, noNaN: true }), { minLength: 4, maxLength: 4 })

function points(meal: Pick<OpenMeal, 'grid'>): readonly number[] {
  return Array.from({ length: gridSteps(meal.grid) + 1 }, (_, index) => gridPoint(meal.grid, index))
}

/** Least energy moved over all points, one by one. */
function byTryingAll(
  sums: Float64Array,
  candidate: Pick<OpenMeal, 'column' | 'grid'>,
  others: readonly OpenMeal[],
): number {
  const [one, other] = others
  let least = Number.POSITIVE_INFINITY
  for (const scale of points(candidate)) {
    for (const first of one === undefined ? [0] : points(one)) {
      for (const second of other === undefined ? [0] : points(other)) {
        const moves = [
          { meal: one, to: first },
          { meal: other, to: second },
        ]
        const day = [...sums].map((sum, row) =>
          moves.reduce(
            (total, { meal, to }) => total + (meal === undefined ? 0 : (to - meal.scale) * (meal.column[row] ?? 0)),
            sum + scale * (candidate.column[row] ?? 0),
          ),
        )
        const moved = moves.reduce(
          (sum, { meal, to }) => sum + (meal === undefined ? 0 : Math.abs(to - meal.scale) * meal.kcal),
          0,
        )
        if (day.every((value) => Math.abs(value) <= INSIDE)) least = Math.min(least, moved)
      }
    }
  }
  return least
}

it('moves as little as any portions do that bring the day inside, and finds none only where there are none', () => {
  let reached = 0
  const anyChoice = fc.tuple(miss, open, fc.array(open, { minLength: 1, maxLength: 2 }), fc.array(fc.nat(6)))
  fc.assert(
    fc.property(anyChoice, ([missed, candidate, others, secret]) => {
      const portions = [candidate, ...others].map((meal, index) => points(meal)[secret[index] ?? 0] ?? meal.grid.low)
      const sums = Float64Array.from(missed, (value, row) =>
        others.reduce(
          (sum, { column, scale }, index) => sum - ((portions[index + 1] ?? 0) - scale) * (column[row] ?? 0),
          value - (portions[0] ?? 0) * (candidate.column[row] ?? 0),
        ),
      )
      const found = new LeastChange(sums, candidate, others).find(Number.POSITIVE_INFINITY)
      const least = byTryingAll(sums, candidate, others)
      if (Number.isFinite(least)) reached += 1
      expect(found?.movedKcal ?? Number.POSITIVE_INFINITY).toBeCloseTo(least, 6)
    }),
    { numRuns: 600, seed: 14 },
  )
  // Or the test would only show that nothing is found where nothing is.
  expect(reached).toBeGreaterThan(100)
})

it('looks no further than the energy it may move', () => {
  const column = Float64Array.from([10, 10, 10, 10])
  const other: OpenMeal = { type: 'snack', column, grid: { low: 0.5, high: 2, step: 0.25 }, scale: 1, kcal: 200 }
  const still = { column, grid: { low: 1, high: 1, step: 0.25 } }
  const day = Float64Array.from([-15, -15, -15, -15])
  expect(new LeastChange(day, still, [other]).find(200)).toEqual({ scale: 1, others: [1.5], movedKcal: 100 })
  expect(new LeastChange(day, still, [other]).find(100)).toBeNull()
})
