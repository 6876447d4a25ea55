import { foods, meals } from '@dayplate/catalogue'
import { makeCatalogue } from '../../../apps/server/src/modules/catalogue/index.ts'
import { prepareExamples } from '../../../apps/server/src/modules/example-days/index.ts'
import { type ExampleDay, openKeptExamples } from '../../../apps/server/src/modules/example-days/kept/index.ts'
import { type Planner, plannerHere } from '../../../apps/server/src/modules/planning/index.ts'
import { systemClock } from '../../../apps/server/src/platform/clock/clock.ts'
import { type BenchRow, measured } from '../bench-row.ts'
import { quantile } from '../quantile.ts'

const BYTES_PER_MIB = 1024 * 1024
const MICROSECONDS_PER_SECOND = 1_000_000

/** What a server spends on all example days after a start, and once a week: on one core, without the pauses between the days. */
export async function benchmarkExampleDays(): Promise<readonly BenchRow[]> {
  const waits: number[] = []
  const planner: Planner = {
    ...plannerHere,
    plan(catalogue, planning) {
      const startedMs = performance.now()
      const days = plannerHere.plan(catalogue, planning)
      waits.push(performance.now() - startedMs)
      return days
    },
  }
  const kept = openKeptExamples()
  const examples: ExampleDay[] = []
  const exampleDays = {
    ...kept,
    keep(example: ExampleDay) {
      examples.push(example)
      kept.keep(example)
    },
  }
  const services = { catalogue: makeCatalogue({ foods, meals }), planner, clock: systemClock, exampleDays }
  const before = process.cpuUsage()
  const days = await prepareExamples(services, { stopping: new AbortController().signal, pauseMs: 0 })
  const { user, system } = process.cpuUsage(before)
  const swaps = examples.map(({ replacements }) => replacements.length / 4)
  return [
    measured('example days: all choices', days, 'days'),
    measured('example days: CPU of all', (user + system) / MICROSECONDS_PER_SECOND, 's'),
    measured('example days: planner thread held by one, p99', quantile(waits, 0.99), 'ms'),
    measured(
      'example days: kept replacements a meal, mean',
      swaps.reduce((sum, count) => sum + count, 0) / days,
      'meals',
    ),
    measured('example days: kept in memory, as JSON', JSON.stringify(examples).length / BYTES_PER_MIB, 'MiB'),
  ]
}
