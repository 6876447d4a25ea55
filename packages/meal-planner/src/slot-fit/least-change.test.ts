import fc from 'fast-check'
import { expect, it } from 'vitest'
import { INSIDE, LeastChange, type OpenMeal } from './least-change.ts'
import { gridPoint, gridSteps } from './portion-grid.ts'

/** Tolerances that a base portion fills. A small meal has many portions that bring the day inside, a large one few. */
const macros = fc
  .constantFrom(3, 24)
  .chain((max) => fc.array(fc.double({ min: 0, max, noNaN: true }), { minLength: 4, maxLength: 4 }))
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
/** Distance from the goal when every meal has a portion that the search does not know. */
const miss = fc.array(fc.double({ min: -1.6, max: 1.6, noNaN: true }), { minLength: 4, maxLength: 4 })

function points(meal: Pick<OpenMeal, 'grid'>): readonly number[] {
  return Array.from({ length: gridSteps(meal.grid) + 1 }, (_, index) => gridPoint(meal.grid, index))
}

/** Least energy moved, by trying all points. */
function byTryingAll(
  sums: Float64Array,
  candidate: Pick<OpenMeal, 'column' | 'grid'>,
  others: readonly OpenMeal[],
): number {
  const choices = [candidate, ...others].reduce<readonly (readonly number[])[]>(
    (chosen, meal) => chosen.flatMap((portions) => points(meal).map((portion) => [...portions, portion])),
    [[]],
  )
  const moved = choices
    .filter((portions) => [...sums].every((sum, row) => Math.abs(sum + added(portions, row)) <= INSIDE))
    .map(([, ...portions]) =>
      others.reduce((sum, { scale, kcal }, index) => sum + Math.abs((portions[index] ?? 0) - scale) * kcal, 0),
    )
  return Math.min(...moved)

  function added([scale = 0, ...portions]: readonly number[], row: number): number {
    return others.reduce(
      (sum, { column, scale: before }, index) => sum + ((portions[index] ?? 0) - before) * (column[row] ?? 0),
      scale * (candidate.column[row] ?? 0),
    )
  }
}

it('moves the least energy that brings the day inside, and finds nothing only if no portions do', () => {
  let reached = 0
  const anyChoice = fc.tuple(miss, open, fc.array(open, { minLength: 1, maxLength: 3 }), fc.array(fc.nat(6)))
  fc.assert(
    fc.property(anyChoice, ([missed, candidate, others, secret]) => {
      const portions = [candidate, ...others].map((meal, index) => points(meal)[secret[index] ?? 0] ?? meal.grid.low)
      const sums = Float64Array.from(missed, (value, row) =>
        others.reduce(
          (sum, { column, scale }, index) => sum - ((portions[index + 1] ?? 0) - scale) * (column[row] ?? 0),
          value - (portions[0] ?? 0) * (candidate.column[row] ?? 0),
        ),
      )
      const found = new LeastChange(sums).find(candidate, others, Number.POSITIVE_INFINITY)
      const least = byTryingAll(sums, candidate, others)
      if (Number.isFinite(least)) reached += 1
      expect(found?.movedKcal ?? Number.POSITIVE_INFINITY).toBeCloseTo(least, 6)
    }),
    { numRuns: 2500, seed: 14 },
  )
  // Ensures that the cases include solvable ones.
  expect(reached).toBeGreaterThan(100)
})

it('only searches within the energy limit', () => {
  const column = Float64Array.from([10, 10, 10, 10])
  const other: OpenMeal = { type: 'snack', column, grid: { low: 0.5, high: 2, step: 0.25 }, scale: 1, kcal: 200 }
  const still = { column, grid: { low: 1, high: 1, step: 0.25 } }
  const day = Float64Array.from([-15, -15, -15, -15])
  expect(new LeastChange(day).find(still, [other], 200)).toEqual({ scale: 1, others: [1.5], movedKcal: 100 })
  expect(new LeastChange(day).find(still, [other], 100)).toBeNull()
})
