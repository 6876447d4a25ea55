import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { Check, CheckResult } from './check.ts'
import { countTests, type TestCounts } from './test-report.ts'

/** The slowest check takes minutes on two cores; one that hangs must not hang the whole run. */
const KILL_AFTER_MS = 20 * 60_000

interface Ended {
  readonly exitedWell: boolean
  readonly output: string
}

function run([program, ...args]: Check['command']): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>()
  const PATH = [path.resolve('node_modules/.bin'), process.env['PATH']].join(path.delimiter)
  const env = { ...process.env, PATH, NO_COLOR: '1' }
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'], timeout: KILL_AFTER_MS })
  const stop = (): void => void child.kill()
  process.once('exit', stop)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()))
  child.once('error', (error) => resolve({ exitedWell: false, output: error.message }))
  child.once('close', (code) => resolve({ exitedWell: code === 0, output }))
  return promise.finally(() => process.removeListener('exit', stop))
}

function count({ name, report }: Check, exitedWell: boolean): TestCounts {
  if (report !== undefined) return countTests(existsSync(report) ? readFileSync(report, 'utf8') : null, exitedWell)
  return exitedWell ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] }
}

/** Runs a check in the current folder; a check that fails is a result, not an error. */
export async function runCheck(check: Check): Promise<CheckResult> {
  if (check.report !== undefined) rmSync(check.report, { force: true })
  const startedMs = performance.now()
  const { exitedWell, output } = await run(check.command)
  const seconds = (performance.now() - startedMs) / 1000
  return { name: check.name, ...count(check, exitedWell), seconds, output }
}
