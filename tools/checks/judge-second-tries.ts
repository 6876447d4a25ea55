import type { CheckResult } from './check.ts'

/**
 * On a busy machine about one browser test in a thousand fails without a fault of the product. More second tries than
 * this point to a fault of the product or a test. Three is the aim.
 */
export const MOST_SECOND_TRIES = 6

/** A failed result when too many tests of a run passed only at the second try; none otherwise. */
export function judgeSecondTries(results: readonly CheckResult[]): readonly CheckResult[] {
  const count = results.reduce((sum, { secondTries }) => sum + secondTries.length, 0)
  if (count <= MOST_SECOND_TRIES) return []
  const name = `${count} tests passed only at the second try; at most ${MOST_SECOND_TRIES} may`
  return [{ name: 'second tries', passed: 0, failed: 1, seconds: 0, failures: [{ name }], secondTries: [], output: '' }]
}
