import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isBeyondReach } from './is-beyond-reach.ts'

const row = (min: number, max: number) =>
  fc
    .array(fc.double({ min, max, noNaN: true }), { minLength: 4, maxLength: 4 })
    .map((values) => Float64Array.from(values))
const free = fc
  .record({
    column: row(0, 24),
    low: fc.double({ min: 0.5, max: 1, noNaN: true }),
    width: fc.double({ min: 0, max: 1.5, noNaN: true }),
  })
  .map(({ column, low, width }) => ({ column, grid: { low, high: low + width } }))
/** Position of each portion in its grid. */
const fractions = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 4, maxLength: 4 })
const meals = fc.array(free, { minLength: 1, maxLength: 4 })

it('never excludes a day that some portions bring inside', () => {
  const inside = row(-0.999, 0.999)
  fc.assert(
    fc.property(meals, fractions, inside, (chosen, where, day) => {
      const rest = day.map((value, index) =>
        chosen.reduce((sum, { column, grid: { low, high } }, meal) => {
          const portion = low + (where[meal] ?? 0) * (high - low)
          return sum - portion * (column[index] ?? 0)
        }, value),
      )
      expect(isBeyondReach(rest, chosen)).toBe(false)
    }),
    { numRuns: 2000, seed: 14 },
  )
})

it('excludes a day that one macro alone cannot reach', () => {
  fc.assert(
    fc.property(meals, fc.nat(3), fc.double({ min: 0.01, max: 50, noNaN: true }), (chosen, macro, missing) => {
      const rest = Float64Array.from([0, 1, 2, 3], (index) =>
        chosen.reduce(
          (sum, { column, grid }) => sum - (index === macro ? grid.high : grid.low) * (column[index] ?? 0),
          0,
        ),
      )
      rest[macro] = (rest[macro] ?? 0) - 1 - missing
      expect(isBeyondReach(rest, chosen)).toBe(true)
    }),
    { numRuns: 500, seed: 14 },
  )
})

it('excludes a day that is possible for each macro alone, but not for two together', () => {
  const protein = { column: Float64Array.from([4, 10, 0, 0]), grid: { low: 0.5, high: 2.5 } }
  // Half a portion has too much protein, and any less has too little energy.
  expect(isBeyondReach(Float64Array.from([-10, -10, 0, 0]), [protein])).toBe(true)
  expect(isBeyondReach(Float64Array.from([-4, -10, 0, 0]), [protein])).toBe(false)
})
