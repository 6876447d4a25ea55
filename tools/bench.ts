// npm run bench [-- planner requests responsiveness auth-timing overload live bundle structure pictures example-days] [--json]: builds,
// measures and prints one table. Numbers never make it fail. --json prints one row per line and nothing else to standard output; progress
// goes to standard error. npm prints the script's name first, unless it is silent: npm run --silent bench -- --json
import { spawnSync } from 'node:child_process'
import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import type { BenchRow } from './bench/bench-row.ts'
import { benchmarkAuthTiming } from './bench/auth-timing/benchmark-auth-timing.ts'
import { benchmarkBundle } from './bench/bundle/benchmark-bundle.ts'
import { formatTable } from './bench/format-table.ts'
import { benchmarkLive } from './bench/live/benchmark-live.ts'
import { benchmarkExampleDays } from './bench/example-days/benchmark-example-days.ts'
import { benchmarkOverload } from './bench/overload/benchmark-overload.ts'
import { benchmarkPictures } from './bench/pictures/benchmark-pictures.ts'
import { benchmarkRequests } from './bench/requests/benchmark-requests.ts'
import { benchmarkResponsiveness } from './bench/responsiveness/benchmark-responsiveness.ts'
import { benchmarkStructure } from './bench/structure/benchmark-structure.ts'
import { benchmarkPlanner } from './bench/run-planner.ts'

type Benchmark = () => Promise<readonly BenchRow[]> | readonly BenchRow[]

const BENCHMARKS: Readonly<Record<string, Benchmark>> = {
  planner: benchmarkPlanner,
  requests: benchmarkRequests,
  responsiveness: benchmarkResponsiveness,
  'auth-timing': benchmarkAuthTiming,
  overload: benchmarkOverload,
  live: benchmarkLive,
  bundle: benchmarkBundle,
  structure: benchmarkStructure,
  pictures: benchmarkPictures,
  'example-days': benchmarkExampleDays,
}
const NAMES = Object.keys(BENCHMARKS)

const { values, positionals } = parseArgs({
  options: { json: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = positionals.filter((name) => !NAMES.includes(name))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}; there are ${NAMES.join(', ')}.`)
  process.exit(1)
}

// Builds in a process of its own, so that the build's output does not mix with the rows.
const build = spawnSync(process.execPath, ['tools/build.ts'], { stdio: ['ignore', 2, 2] })
if (build.status !== 0) process.exit(1)

/**
 * Runs one benchmark and returns its rows. If it does not run, prints why, returns no rows and makes the whole run
 * fail.
 */
async function run(name: string, benchmark: Benchmark): Promise<readonly BenchRow[]> {
  const load = loadavg()[0]?.toFixed(1)
  console.error(`Measuring: ${name} (load of the machine ${load} on ${availableParallelism()} cores) …`)
  try {
    return await benchmark()
  } catch (error) {
    console.error(`The benchmark ${name} could not run:`, error)
    process.exitCode = 1
    return []
  }
}

const rows: BenchRow[] = []
for (const [name, benchmark] of Object.entries(BENCHMARKS)) {
  if (positionals.length === 0 || positionals.includes(name)) rows.push(...(await run(name, benchmark)))
}
if (rows.length > 0) console.log(values.json ? rows.map((row) => JSON.stringify(row)).join('\n') : formatTable(rows))
