import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { benchRowSchema, type BenchRow } from './bench-row.ts'

const PROGRAM = 'tools/bench/planner.ts'
const PEOPLE = 500
/** 500 people and the lists of 300 take some 25 s; a planner that needs more than this is broken, not slow. */
const TIMEOUT_MS = 300_000

/** How good and how fast plans are. In a process of its own, so that what others compiled or left on the heap does not count. */
export async function benchmarkPlanner(): Promise<readonly BenchRow[]> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [PROGRAM, '--people', String(PEOPLE), '--oracle', '0', '--json'],
    {
      timeout: TIMEOUT_MS,
    },
  )
  return parsePlannerRows(stdout)
}

/** Rows from one JSON object a line, each named as one of the planner's. */
export function parsePlannerRows(output: string): readonly BenchRow[] {
  const lines = output.split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const row = benchRowSchema.parse(JSON.parse(line))
    return { ...row, name: `planner: ${row.name}` }
  })
}
