import { createMigratedDatabase } from '../../database/create-migrated-database.ts'
import { toDatabaseUrl } from '../../database/database-url.ts'
import { startTestPostgres } from '../../database/start-test-postgres.ts'
import { measured, measuredAtLeast, type BenchRow } from '../bench-row.ts'
import type { Call } from './call.ts'
import { runLoad, type Load } from './run-load.ts'
import { startDayPlanServer, type DayPlanServer } from './start-day-plan-server.ts'
import { ratioOfRounds, summariseRounds } from './summarise-rounds.ts'

const DATABASE = 'bench'
const ROUNDS = 3
const ROUND_SECONDS = 5
const WARM_UP_SECONDS = 2
const BYTES_PER_KIB = 1024
/**
 * The gateway must answer at least 85 % as many requests per second as a bare route with the same statements. GraphQL,
 * checks and composing the day may cost the rest.
 */
const BARE_RATIO_MIN = 0.85

/**
 * Measures how many day plans per second one server process answers, relative to the same answer without the gateway.
 */
export async function benchmarkRequests(): Promise<readonly BenchRow[]> {
  // Uses the product's own settings, because a database that does not wait for its disk would look too fast.
  const postgres = await startTestPostgres('bench', {})
  try {
    await createMigratedDatabase(postgres.connection, DATABASE)
    const server = await startDayPlanServer(toDatabaseUrl(postgres.connection, DATABASE))
    try {
      return await measure(server)
    } finally {
      await server.stop()
    }
  } finally {
    await postgres.stop()
  }
}

async function measure({ ready, memoryMib }: DayPlanServer): Promise<readonly BenchRow[]> {
  const { call, origins, statements, answerBytes } = ready
  const gateway = { origin: origins.gateway, call, rounds: [] }
  const compressed = { origin: origins.gateway, call: asBrowsersAsk(call), rounds: [] }
  const afterStatements = { origin: origins.statements, call, rounds: [] }
  const byDriver = { origin: origins.driver, call, rounds: [] }
  const memory = { origin: origins.memory, call, rounds: [] }
  const others = ready.others.map((other) => ({ ...other, origin: origins.gateway, rounds: [] }))
  await loadInTurns([gateway, compressed, afterStatements, byDriver, memory, ...others])
  return [
    measured('day plan: SQL statements a call', statements, 'statements'),
    measured('day plan: answer, uncompressed', answerBytes / BYTES_PER_KIB, 'KiB'),
    ...summariseRounds('day plan: gateway', gateway.rounds),
    ...summariseRounds('day plan: gateway, compressed', compressed.rounds),
    ...summariseRounds('day plan: bare route with the statements', afterStatements.rounds),
    ...summariseRounds('day plan: bare route with the statements, driver alone', byDriver.rounds),
    ...summariseRounds('day plan: bare route from memory', memory.rounds),
    measuredAtLeast(BARE_RATIO_MIN, {
      name: 'day plan: gateway / bare with the statements',
      value: ratioOfRounds(gateway.rounds, afterStatements.rounds),
      unit: 'ratio',
    }),
    measured(
      'day plan: gateway / bare with the statements, driver alone',
      ratioOfRounds(gateway.rounds, byDriver.rounds),
      'ratio',
    ),
    measured('day plan: gateway / bare from memory', ratioOfRounds(gateway.rounds, memory.rounds), 'ratio'),
    ...others.flatMap((other) => [
      measured(`${other.name}: SQL statements a call`, other.statements, 'statements'),
      measured(`${other.name}: answer, uncompressed`, other.answerBytes / BYTES_PER_KIB, 'KiB'),
      ...summariseRounds(other.name, other.rounds),
    ]),
    measured('day plan: memory of the server after the load', await memoryMib(), 'MiB'),
  ]
}

/** Adds the encodings that browsers accept, because the load generator asks for none. */
const asBrowsersAsk = (call: Call): Call => ({
  ...call,
  headers: { ...call.headers, 'accept-encoding': 'gzip, deflate, br, zstd' },
})

interface Contender {
  readonly origin: string
  readonly call: Call
  readonly rounds: Load[]
}

/** Runs each contender once per round, so that a slow minute of the machine does not hit only one of them. */
async function loadInTurns(contenders: readonly Contender[]): Promise<void> {
  for (const { origin, call } of contenders) await runLoad(origin, call, WARM_UP_SECONDS)
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { origin, call, rounds } of contenders) rounds.push(await runLoad(origin, call, ROUND_SECONDS))
  }
}
