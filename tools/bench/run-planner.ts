import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { benchRowSchema, type BenchRow } from './bench-row.ts'

const PROGRAM = 'tools/bench/planner.ts'
const PEOPLE = 500
/** 500 people and the lists of 300 take about 25 s. A planner that exceeds this limit is broken. */
const TIMEOUT_MS = 300_000

/**
 * Measures quality and speed of plans in a process of its own, so that compiled code and the heap of other benchmarks
 * do not count.
 */
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

/** Parses one JSON object per line into rows and prefixes their names with "planner". */
export function parsePlannerRows(output: string): readonly BenchRow[] {
  const lines = output.split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const row = benchRowSchema.parse(JSON.parse(line))
    return { ...row, name: `planner: ${row.name}` }
  })
}
