import type { DayProblem } from '@dayplate/meal-planner'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findBestDay } from './best-day.ts'
import { type ExactAnswer, HighsOracle, PRECISION } from './highs-oracle.ts'
import { pricedBounds } from './priced-bounds.ts'
import { anyProblem, anySingleDay } from './random-problem.ts'
import { sharedLooks } from './shared-looks.ts'
import { shortenLists } from './shorten-lists.ts'

const highs = await HighsOracle.load()

/** Enough for small problems, which HiGHS solves in milliseconds. */
const SECONDS = 20

/** HiGHS starts five times per problem, which is slow on a busy machine. */
const SLOW_MS = 60_000

const anyPrice = fc.double({ min: -2, max: 2, noNaN: true })
const anyPrices = fc.record({ rows: fc.array(anyPrice, { minLength: 4, maxLength: 4 }), look: anyPrice })

const countOptions = ({ slots }: DayProblem) => slots.reduce((sum, options) => sum + options.length, 0)

function optimumOf(answer: ExactAnswer): number {
  if (answer.kind !== 'optimum') throw new Error(`HiGHS answers "${answer.kind}"`)
  return answer.score
}

describe('pricedBounds', () => {
  it('is at most the score of the best day with the option, whatever the prices', () => {
    fc.assert(
      fc.property(fc.oneof(anyProblem, anySingleDay), anyPrices, (problem, { rows, look }) => {
        const looks = new Map(sharedLooks(problem).map(({ name }) => [name, look]))
        const bounds = pricedBounds(problem, { rows, looks })
        problem.slots.forEach((options, slot) => {
          options.forEach((option, index) => {
            const withIt = { ...problem, slots: problem.slots.map((all, other) => (other === slot ? [option] : all)) }
            const least = findBestDay(withIt, Number.POSITIVE_INFINITY)?.score ?? Number.POSITIVE_INFINITY
            expect(bounds[slot]?.[index]).toBeLessThanOrEqual(least + 1e-6)
          })
        })
      }),
      { numRuns: 200, seed: 44 },
    )
  })
})

describe('shortenLists', () => {
  it(
    'keeps the optimum that HiGHS proves for the full lists',
    () => {
      let gone = 0
      fc.assert(
        fc.property(anyProblem, (problem) => {
          const best = findBestDay(problem, Number.POSITIVE_INFINITY)
          fc.pre(best !== null)
          const cutoff = best.score + PRECISION
          const short = shortenLists(problem, cutoff, (lists) => highs.prices(lists))
          const [whole, shortened] = [
            highs.solve(problem, Number.POSITIVE_INFINITY, SECONDS),
            highs.solve(short.problem, cutoff, SECONDS),
          ]
          gone += countOptions(problem) - countOptions(short.problem)
          expect(Math.abs(optimumOf(shortened) - optimumOf(whole))).toBeLessThanOrEqual(PRECISION)
          expect(short.bound).toBeLessThanOrEqual(optimumOf(whole) + 1e-6)
        }),
        { numRuns: 20, seed: 45 },
      )
      expect(gone).toBeGreaterThan(30)
    },
    SLOW_MS,
  )
})
