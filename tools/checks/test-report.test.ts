import { expect, it } from 'vitest'
import { countTests } from './test-report.ts'

const WELL = { kind: 'well' } as const
const BADLY = { kind: 'badly' } as const
const LATE = { kind: 'late', afterMs: 20 * 60_000 } as const

const FIRST = { name: 'test 1', message: 'why 1' }

interface File {
  readonly status: string
  readonly tests: readonly string[]
}

function report(...files: readonly File[]): string {
  const all = files.flatMap((file) => file.tests)
  return JSON.stringify({
    numPassedTests: all.filter((status) => status.startsWith('passed')).length,
    numFailedTests: all.filter((status) => status === 'failed').length,
    testResults: files.map(({ status, tests }) => ({
      name: 'a.test.ts',
      status,
      assertionResults: tests.map((outcome, index) => ({
        fullName: `test ${index}`,
        status: outcome === 'passed again' ? 'passed' : outcome,
        failureMessages: outcome === 'passed' ? [] : [`why ${index}`],
      })),
    })),
  })
}

it('counts each test', () => {
  const text = report({ status: 'failed', tests: ['passed', 'failed'] }, { status: 'passed', tests: ['passed'] })
  expect(countTests(text, BADLY)).toEqual({ passed: 2, failed: 1, failures: [FIRST], secondTries: [] })
})

it('names a test that passed only at the second try', () => {
  const counts = countTests(report({ status: 'passed', tests: ['passed', 'passed again'] }), WELL)
  expect(counts).toEqual({ passed: 2, failed: 0, failures: [], secondTries: [FIRST] })
})

it('fails a file that could not be loaded', () => {
  const text = report({ status: 'failed', tests: [] }, { status: 'passed', tests: ['passed'] })
  expect(countTests(text, BADLY)).toMatchObject({
    passed: 1,
    failed: 1,
    failures: [{ name: 'a.test.ts (could not run)' }],
  })
})

it('fails a runner that ended badly although no test failed', () => {
  expect(countTests(report({ status: 'passed', tests: ['passed'] }), BADLY)).toMatchObject({ passed: 1, failed: 1 })
})

it('fails a run without tests', () => {
  expect(countTests(report({ status: 'passed', tests: ['skipped'] }), WELL)).toMatchObject({ passed: 0, failed: 1 })
})

it('fails a runner that crashed before it could report', () => {
  expect(countTests(null, WELL)).toMatchObject({ passed: 0, failed: 1 })
})

it('reports the time limit, even when tests failed before it', () => {
  const late: { readonly name: string } = { name: expect.stringContaining('after 20 minutes') }
  const text = report({ status: 'failed', tests: ['passed', 'failed'] })
  expect(countTests(text, LATE)).toMatchObject({ passed: 1, failed: 2, failures: [FIRST, late] })
  expect(countTests(report({ status: 'passed', tests: ['passed'] }), LATE)).toMatchObject({
    failed: 1,
    failures: [late],
  })
  expect(countTests(null, LATE)).toMatchObject({ passed: 0, failed: 1, failures: [late] })
})
