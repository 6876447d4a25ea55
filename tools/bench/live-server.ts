// Child process of the benchmark of live streams: two of the product's servers on the migrated database of DATABASE_URL. One takes
// calls, the other has the streams. Ends with its parent.
import { createServer } from '../../apps/server/src/create-server.ts'
import { openDatabase } from '../../apps/server/src/platform/db/database.ts'
import { dayPlanCall } from './requests/day-plan-call.ts'
import { prepareSubscriber } from './requests/prepare-subscriber.ts'
import type { LiveReady } from './live/live-ready.ts'

/** All streams are of the demo subscriber. */
const NO_LIMIT = 1_000_000

async function serve(databaseUrl: string): Promise<LiveReady> {
  const { services, token, timeZone, date } = await prepareSubscriber(openDatabase({ connectionString: databaseUrl }))
  const live = { limits: { mostOfPerson: NO_LIMIT, mostInAll: NO_LIMIT } }
  const start = async (): Promise<string> => {
    const app = await createServer({ services, webFolder: null, logLevel: 'warn', live })
    return app.listen({ port: 0, host: '127.0.0.1' })
  }
  const { headers } = dayPlanCall(date, { token, timeZone })
  return { headers, calls: await start(), streams: await start() }
}

process.once('disconnect', () => process.exit())
process.on('message', () => {
  // What is in use, because the process has free memory from the start and takes no more for the streams. Run with --expose-gc.
  if (globalThis.gc === undefined) throw new Error('Run with --expose-gc.')
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  process.send?.(heapUsed + external)
})
process.send?.(await serve(process.env['DATABASE_URL'] ?? ''))
