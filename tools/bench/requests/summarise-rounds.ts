import { measured, type BenchRow } from '../bench-row.ts'
import { median } from '../median.ts'
import type { Load } from './run-load.ts'

/** Summary of one server's rounds: their median, their spread, and its slow answers. */
export function summariseRounds(name: string, rounds: readonly Load[]): readonly BenchRow[] {
  const rates = rounds.map(({ requestsPerSecond }) => requestsPerSecond)
  return [
    measured(`${name}, median of ${rounds.length} rounds`, median(rates), 'req/s'),
    measured(`${name}, slowest round`, Math.min(...rates), 'req/s'),
    measured(`${name}, fastest round`, Math.max(...rates), 'req/s'),
    measured(`${name}, p99 latency, median of rounds`, median(rounds.map(({ p99Ms }) => p99Ms)), 'ms'),
  ]
}

/**
 * Requests per second of one server relative to another. Compared within each round, because its two runs follow each
 * other on an equally busy machine.
 */
export function ratioOfRounds(rounds: readonly Load[], base: readonly Load[]): number {
  return median(
    rounds.flatMap((round, index) => {
      const other = base[index]
      return other === undefined ? [] : [round.requestsPerSecond / other.requestsPerSecond]
    }),
  )
}
