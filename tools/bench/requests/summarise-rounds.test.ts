import { expect, it } from 'vitest'
import { ratioOfRounds, summariseRounds } from './summarise-rounds.ts'

const rounds = (...rates: number[]) =>
  rates.map((requestsPerSecond, index) => ({ requestsPerSecond, p99Ms: 10 + index }))

it('reports the median round with its spread and the p99 latency', () => {
  const rows = summariseRounds('gateway', rounds(900, 500, 700))
  expect(rows.map(({ name, value, unit }) => [name, value, unit])).toEqual([
    ['gateway, median of 3 rounds', 700, 'req/s'],
    ['gateway, slowest round', 500, 'req/s'],
    ['gateway, fastest round', 900, 'req/s'],
    ['gateway, p99 latency, median of rounds', 11, 'ms'],
  ])
})

it('compares within each round, so that a slow minute of the machine hits both sides', () => {
  expect(ratioOfRounds(rounds(100, 500, 900), rounds(200, 1000, 1000))).toBe(0.5)
})
