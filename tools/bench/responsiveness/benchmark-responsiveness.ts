import { createMigratedDatabase } from '../../database/create-migrated-database.ts'
import { toDatabaseUrl } from '../../database/database-url.ts'
import { startTestPostgres } from '../../database/start-test-postgres.ts'
import { measured, type BenchRow } from '../bench-row.ts'
import { quantile } from '../quantile.ts'
import { askMeanwhile } from './ask-meanwhile.ts'
import { PLACES } from './messages.ts'
import { generateCalls, makeCall, withoutSoyCalls, type PlanningCall } from './planning-calls.ts'
import { startResponsiveServer, type ResponsiveServer } from './start-responsive-server.ts'

const DATABASE = 'responsiveness'

/**
 * Measures how planning delays other requests: on the thread that answers them, and on threads of its own as in the
 * product.
 */
export async function benchmarkResponsiveness(): Promise<readonly BenchRow[]> {
  const postgres = await startTestPostgres('responsiveness', {})
  try {
    await createMigratedDatabase(postgres.connection, DATABASE)
    const rows: BenchRow[] = []
    for (const place of PLACES) {
      const server = await startResponsiveServer(toDatabaseUrl(postgres.connection, DATABASE), place)
      try {
        rows.push(...(await measure(server, place === 'here' ? 'planning in place' : 'planning on threads')))
      } finally {
        await server.stop()
      }
    }
    return rows
  } finally {
    await postgres.stop()
  }
}

async function measure(server: ResponsiveServer, name: string): Promise<readonly BenchRow[]> {
  const { ready } = server
  // A first request compiles the planner, starts the thread and transfers the catalogue.
  await makeAll(ready.origin, generateCalls(ready, 1))
  return [
    ...(await measureCalls(server, `${name}: 5 plans at once`, generateCalls(ready, 5))),
    ...(await measureCalls(server, `${name}: 20 plans at once`, generateCalls(ready, 20))),
    ...(await measureCalls(server, `${name}: 2 previews without soy at once`, withoutSoyCalls(ready, 2))),
  ]
}

const makeAll = (origin: string, calls: readonly PlanningCall[]) =>
  Promise.all(calls.map((call) => makeCall(origin, call)))

async function measureCalls(
  { ready: { origin }, takeDelay }: ResponsiveServer,
  name: string,
  calls: readonly PlanningCall[],
): Promise<readonly BenchRow[]> {
  await takeDelay()
  const startedMs = performance.now()
  const latencies = await askMeanwhile(new URL('/ready', origin), makeAll(origin, calls))
  const tookMs = performance.now() - startedMs
  const delay = await takeDelay()
  return [
    measured(`${name}, event-loop delay p50`, delay.p50, 'ms'),
    measured(`${name}, event-loop delay p99`, delay.p99, 'ms'),
    measured(`${name}, event-loop delay max`, delay.max, 'ms'),
    measured(`${name}, light route p50`, quantile(latencies, 0.5), 'ms'),
    measured(`${name}, light route p99`, quantile(latencies, 0.99), 'ms'),
    measured(`${name}, all answered after`, tookMs, 'ms'),
  ]
}
