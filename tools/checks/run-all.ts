import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { endOnSignal } from '../process/end-on-signal.ts'
import type { Check, CheckResult } from './check.ts'
import { runCheck } from './run-check.ts'
import { sayEnd, sayResult } from './say-result.ts'

const LOGS = '.artifacts/test'

/** Runs all checks, also after one has failed, and ends with the one line `N passed, N failed`; logs are kept in files. */
export async function runAll(checks: readonly Check[]): Promise<boolean> {
  endOnSignal()
  mkdirSync(LOGS, { recursive: true })
  const results: CheckResult[] = []
  for (const check of checks) {
    const result = await runCheck(check)
    results.push(result)
    writeFileSync(path.join(LOGS, `${check.name.replaceAll(' ', '-')}.log`), result.output)
    console.log(sayResult(result))
  }
  console.log(sayEnd(results))
  return results.every(({ failed }) => failed === 0)
}
