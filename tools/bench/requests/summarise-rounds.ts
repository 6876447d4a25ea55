import { measured, type BenchRow } from '../bench-row.ts'
import { median } from '../median.ts'
import type { Load } from './run-load.ts'

/** What the rounds of one server came to: the median of its rounds, how far they lie apart, and its slow answers. */
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
 * How many requests one server answers for one of another. Compared round by round, because both of a round ran right after
 * each other, on a machine that was as busy for one as for the other.
 */
export function ratioOfRounds(rounds: readonly Load[], base: readonly Load[]): number {
  return median(
    rounds.flatMap((round, index) => {
      const other = base[index]
      return other === undefined ? [] : [round.requestsPerSecond / other.requestsPerSecond]
    }),
  )
}
