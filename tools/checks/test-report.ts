import { z } from 'zod'
import type { Ending } from './run-command.ts'

const REPORT = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

export interface TestCounts {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly string[]
}

const MINUTE_MS = 60_000

/** For the summary: this was not done to the end. */
export const sayLate = (afterMs: number): string =>
  `the time was up: it was ended after ${afterMs / MINUTE_MS} minutes, and what was left did not run`

/**
 * Counts the tests of a runner's JSON report (null: it left none). A file that could not be loaded, a runner whose time was
 * up, one that ended badly although no test failed, and a run without a single test count as one failure each.
 */
export function countTests(report: string | null, ending: Ending): TestCounts {
  const late = ending.kind === 'late' ? [sayLate(ending.afterMs)] : []
  if (report === null) return { passed: 0, failed: 1, failures: late.length > 0 ? late : ['the runner left no report'] }
  const parsed = REPORT.parse(JSON.parse(report))
  const failures = parsed.testResults.flatMap((file) => {
    const names = file.assertionResults.filter((test) => test.status === 'failed').map((test) => test.fullName)
    return names.length === 0 && file.status === 'failed' ? [`${file.name} (could not run)`] : names
  })
  failures.push(...late)
  if (failures.length === 0 && ending.kind === 'badly') failures.push('the runner failed although no test did')
  if (failures.length === 0 && parsed.numPassedTests === 0) failures.push('no test ran')
  return { passed: parsed.numPassedTests, failed: Math.max(failures.length, parsed.numFailedTests), failures }
}
