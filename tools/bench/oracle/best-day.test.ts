import { scoreDay } from '@dayplate/meal-planner'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findBestDay } from './best-day.ts'
import { HighsOracle } from './highs-oracle.ts'
import { anyProblem } from './random-problem.ts'

const highs = await HighsOracle.load()

/** Enough for small problems, which HiGHS solves in milliseconds. */
const SECONDS = 20

describe('findBestDay', () => {
  it('finds the optimum that HiGHS proves, and none when HiGHS proves that there is none', () => {
    const seen = new Set<string>()
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const exact = highs.solve(problem, Number.POSITIVE_INFINITY, SECONDS)
        const best = findBestDay(problem, Number.POSITIVE_INFINITY)
        seen.add(exact.kind)
        expect(best === null ? 'no day' : 'optimum').toBe(exact.kind)
        expect(best?.score ?? 0).toBeCloseTo(exact.kind === 'optimum' ? exact.score : 0, 3)
      }),
      { numRuns: 40, seed: 41 },
    )
    expect(seen).toEqual(new Set(['optimum', 'no day']))
  })

  it('finds the same with a reachable cutoff, and nothing under an unreachable one', () => {
    fc.assert(
      fc.property(anyProblem, fc.double({ min: 1e-6, max: 0.05, noNaN: true }), (problem, more) => {
        const best = findBestDay(problem, Number.POSITIVE_INFINITY)
        fc.pre(best !== null)
        expect(findBestDay(problem, best.score + more)?.score).toBeCloseTo(best.score, 9)
        expect(findBestDay(problem, best.score)).toBeNull()
      }),
      { numRuns: 100, seed: 42 },
    )
  })

  it('returns meals and portions that give its score', () => {
    fc.assert(
      fc.property(anyProblem, (problem) => {
        const best = findBestDay(problem, Number.POSITIVE_INFINITY)
        fc.pre(best !== null)
        expect(scoreDay(problem, best.meals)).toBeCloseTo(best.score, 9)
      }),
      { numRuns: 100, seed: 43 },
    )
  })
})
