import { existsSync, readFileSync, rmSync } from 'node:fs'
import type { Check, CheckResult } from './check.ts'
import { runCommand, type Ending } from './run-command.ts'
import { countTests, sayLate, type TestCounts } from './test-report.ts'

/**
 * The slowest check takes twenty minutes on two fast cores and three times as long on slow ones. The limit ends a check
 * that hangs.
 */
const LIMIT = { afterMs: 75 * 60_000, graceMs: 30_000 }

function count({ name, report }: Check, ending: Ending): TestCounts {
  if (report !== undefined) return countTests(existsSync(report) ? readFileSync(report, 'utf8') : null, ending)
  if (ending.kind === 'well') return { passed: 1, failed: 0, failures: [], secondTries: [] }
  const failures = [{ name: ending.kind === 'late' ? sayLate(ending.afterMs) : name }]
  return { passed: 0, failed: 1, failures, secondTries: [] }
}

/** Runs a check in the current folder. A failed check is a result and does not throw. */
export async function runCheck(check: Check): Promise<CheckResult> {
  if (check.report !== undefined) rmSync(check.report, { force: true })
  const startedMs = performance.now()
  const { ending, output } = await runCommand(check.command, LIMIT)
  const seconds = (performance.now() - startedMs) / 1000
  return { name: check.name, ...count(check, ending), seconds, output }
}
