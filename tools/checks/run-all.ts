import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { endOnSignal } from '../process/end-on-signal.ts'
import { endWithNpm } from '../process/end-with-npm.ts'
import type { Check, CheckResult } from './check.ts'
import { judgeSecondTries } from './judge-second-tries.ts'
import { runCheck } from './run-check.ts'
import { sayEnd, sayResult } from './say-result.ts'

const LOGS = '.artifacts/test'

/** Checks that run one after another. */
export type Lane = readonly Check[]

/** Lanes that run at the same time. */
export type Stage = readonly Lane[]

function startLane(lane: Lane): readonly Promise<CheckResult>[] {
  let last: Promise<unknown> = Promise.resolve()
  return lane.map((check) => {
    const result = last.then(() => runCheck(check))
    last = result
    return result
  })
}

function report(result: CheckResult): void {
  writeFileSync(path.join(LOGS, `${result.name.replaceAll(' ', '-')}.log`), result.output)
  console.log(sayResult(result))
}

/**
 * Runs all checks stage by stage, even after a failure, and reports them in the order of the list. The last line is `N
 * passed, N failed`. Writes a log file for each check.
 */
export async function runAll(stages: readonly Stage[]): Promise<boolean> {
  endOnSignal()
  endWithNpm()
  mkdirSync(LOGS, { recursive: true })
  const results: CheckResult[] = []
  for (const stage of stages)
    for (const running of stage.flatMap(startLane)) {
      const result = await running
      report(result)
      results.push(result)
    }
  results.push(...judgeSecondTries(results))
  console.log(sayEnd(results))
  return results.every(({ failed }) => failed === 0)
}
