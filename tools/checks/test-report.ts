import { z } from 'zod'
import type { Failure } from './check.ts'
import type { Ending } from './run-command.ts'

const REPORT = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
})

export interface TestCounts {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly Failure[]
  /** Tests that failed first and passed at the second try. They count as passed, but should be examined. */
  readonly secondTries: readonly Failure[]
}

const MINUTE_MS = 60_000

/** The line of the summary for a run that was stopped at its time limit. */
export const sayLate = (afterMs: number): string =>
  `the time was up: it was ended after ${afterMs / MINUTE_MS} minutes, and what was left did not run`

type File = z.infer<typeof REPORT>['testResults'][number]

function describe({ fullName, failureMessages }: File['assertionResults'][number]): Failure {
  const [message] = failureMessages
  return message === undefined ? { name: fullName } : { name: fullName, message }
}

function failuresOf({ name, status, message = '', assertionResults }: File): readonly Failure[] {
  const failed = assertionResults.filter((test) => test.status === 'failed').map(describe)
  return failed.length === 0 && status === 'failed' ? [{ name: `${name} (could not run)`, message }] : failed
}

/** The runner keeps the messages of the first try even if the second one passes. */
const secondTriesOf = ({ assertionResults }: File): readonly Failure[] =>
  assertionResults.filter((test) => test.status === 'passed' && test.failureMessages.length > 0).map(describe)

/**
 * Counts the tests in the JSON report of a test runner; null when it wrote none. A file that could not be loaded, a
 * runner that was stopped at its time limit, one that failed although no test did, and a run without tests count as one
 * failure each.
 */
export function countTests(report: string | null, ending: Ending): TestCounts {
  const late = ending.kind === 'late' ? [{ name: sayLate(ending.afterMs) }] : []
  const without = late.length > 0 ? late : [{ name: 'the runner left no report' }]
  if (report === null) return { passed: 0, failed: 1, failures: without, secondTries: [] }
  const { testResults, numPassedTests, numFailedTests } = REPORT.parse(JSON.parse(report))
  const failures: Failure[] = [...testResults.flatMap(failuresOf), ...late]
  if (failures.length === 0 && ending.kind === 'badly')
    failures.push({ name: 'the runner failed although no test did' })
  if (failures.length === 0 && numPassedTests === 0) failures.push({ name: 'no test ran' })
  const failed = Math.max(failures.length, numFailedTests)
  return { passed: numPassedTests, failed, failures, secondTries: testResults.flatMap(secondTriesOf) }
}
