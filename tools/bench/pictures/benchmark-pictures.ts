import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { benchRowSchema, type BenchRow } from '../bench-row.ts'

const PROGRAM = 'tools/bench/pictures.ts'
/** Forty meals take about 3 s of a core each. */
const TIMEOUT_MS = 900_000

/** Measures in a process of its own, so that the memory of other benchmarks does not count. */
export async function benchmarkPictures(): Promise<readonly BenchRow[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [PROGRAM, '--json'], { timeout: TIMEOUT_MS })
  const lines = stdout.split('\n').filter((line) => line !== '')
  return lines.map((line) => benchRowSchema.parse(JSON.parse(line)))
}
