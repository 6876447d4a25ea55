import { expect, it } from 'vitest'
import { countTests } from './test-report.ts'

const WELL = { kind: 'well' } as const
const BADLY = { kind: 'badly' } as const
const LATE = { kind: 'late', afterMs: 20 * 60_000 } as const

interface File {
  readonly status: string
  readonly tests: readonly string[]
}

function report(...files: readonly File[]): string {
  const all = files.flatMap((file) => file.tests)
  return JSON.stringify({
    numPassedTests: all.filter((status) => status === 'passed').length,
    numFailedTests: all.filter((status) => status === 'failed').length,
    testResults: files.map(({ status, tests }) => ({
      name: 'a.test.ts',
      status,
      assertionResults: tests.map((outcome, index) => ({ fullName: `test ${index}`, status: outcome })),
    })),
  })
}

it('counts each test', () => {
  const text = report({ status: 'failed', tests: ['passed', 'failed'] }, { status: 'passed', tests: ['passed'] })
  expect(countTests(text, BADLY)).toEqual({ passed: 2, failed: 1, failures: ['test 1'] })
})

it('fails a file that could not be loaded', () => {
  const text = report({ status: 'failed', tests: [] }, { status: 'passed', tests: ['passed'] })
  expect(countTests(text, BADLY)).toEqual({ passed: 1, failed: 1, failures: ['a.test.ts (could not run)'] })
})

it('fails a runner that ended badly although no test failed', () => {
  expect(countTests(report({ status: 'passed', tests: ['passed'] }), BADLY)).toMatchObject({ passed: 1, failed: 1 })
})

it('fails a run in which nothing was tested', () => {
  expect(countTests(report({ status: 'passed', tests: ['skipped'] }), WELL)).toMatchObject({ passed: 0, failed: 1 })
})

it('fails a runner that crashed before it could report', () => {
  expect(countTests(null, WELL)).toMatchObject({ passed: 0, failed: 1 })
})

it('says that the time was up, also beside tests that failed before', () => {
  const late = expect.stringContaining('after 20 minutes')
  const text = report({ status: 'failed', tests: ['passed', 'failed'] })
  expect(countTests(text, LATE)).toEqual({ passed: 1, failed: 2, failures: ['test 1', late] })
  expect(countTests(report({ status: 'passed', tests: ['passed'] }), LATE)).toMatchObject({
    failed: 1,
    failures: [late],
  })
  expect(countTests(null, LATE)).toEqual({ passed: 0, failed: 1, failures: [late] })
})
