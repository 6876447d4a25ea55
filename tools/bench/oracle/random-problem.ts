import type { DayProblem, ProblemOption } from '@dayplate/meal-planner'
import fc from 'fast-check'

/** Weights as in the planner: a repeated look costs a sixth to a third of a meal's cost. */
const LOOKS = [
  ['food rice', 1 / 6],
  ['food leek', 1 / 6],
  ['dish soup', 1 / 3],
] as const

const anyColumn = fc.tuple(anyEntry(), anyEntry(), anyEntry(), anyEntry())

const anyOption: fc.Arbitrary<ProblemOption> = fc.record({
  mealId: fc.constant(''),
  cost: fc.double({ min: 0, max: 1, noNaN: true }),
  low: fc.constantFrom(0.5, 0.75, 1),
  step: fc.constantFrom(0.05, 0.25, 0.5),
  portions: fc.integer({ min: 1, max: 4 }),
  column: anyColumn,
  looks: fc.subarray([...LOOKS]).map((shown) => new Map(shown)),
})

const anySlot = fc
  .array(anyOption, { minLength: 1, maxLength: 5 })
  .map((options) => options.map((option, index) => ({ ...option, mealId: `meal-${index}` })))

/** For tests: a day's problem with few options; about half of them have a solution. */
export const anyProblem: fc.Arbitrary<DayProblem> = fc.record({
  slots: fc.tuple(anySlot, anySlot, anySlot, anySlot),
  goal: fc.array(fc.double({ min: 8, max: 13, noNaN: true }), { minLength: 4, maxLength: 4 }),
})

function anyEntry(): fc.Arbitrary<number> {
  return fc.double({ min: 2, max: 4, noNaN: true })
}

/** For tests: a problem with one option per slot whose only day is inside, so that bounds must be exact. */
export const anySingleDay: fc.Arbitrary<DayProblem> = fc
  .record({
    chosen: fc.tuple(anyOption, anyOption, anyOption, anyOption),
    off: fc.array(fc.double({ min: -0.99, max: 0.99, noNaN: true }), { minLength: 4, maxLength: 4 }),
  })
  .map(({ chosen, off }) => ({
    slots: chosen.map((option) => [{ ...option, portions: 1 }]),
    goal: off.map((by, row) => chosen.reduce((sum, { low, column }) => sum + low * (column[row] ?? 0), by)),
  }))
