import { endOnSignal } from '../process/end-on-signal.ts'
import type { Check, CheckResult } from './check.ts'
import { runCheck } from './run-check.ts'

const sum = (results: readonly CheckResult[], key: 'passed' | 'failed'): number =>
  results.reduce((total, result) => total + result[key], 0)

function describe({ name, passed, failed, seconds }: CheckResult): string {
  const counts = passed + failed > 1 ? `  ${passed} passed, ${failed} failed` : ''
  return `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(16)} ${seconds.toFixed(1).padStart(6)} s${counts}`
}

/** Runs all checks, also after one has failed, and ends with the one line `N passed, N failed`. */
export async function runAll(checks: readonly Check[]): Promise<boolean> {
  endOnSignal()
  const results: CheckResult[] = []
  for (const check of checks) {
    const result = await runCheck(check)
    results.push(result)
    console.log(describe(result))
    if (result.failed > 0) console.log(`\n${result.output.trimEnd()}\n`)
  }
  for (const { name, failures } of results) for (const failure of failures) console.log(`FAILED ${name}: ${failure}`)
  console.log(`${sum(results, 'passed')} passed, ${sum(results, 'failed')} failed`)
  return sum(results, 'failed') === 0
}
