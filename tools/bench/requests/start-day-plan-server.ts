import { forkServer, whenReady } from '../fork-server.ts'
import { serverReadySchema, type ServerReady } from './server-ready.ts'

const PROGRAM = 'tools/bench/day-plan-server.ts'
/** Loading the catalogue and planning the demo's ten weeks take about 2 s on an idle machine. */
const READY_WITHIN_MS = 60_000

export interface DayPlanServer {
  readonly ready: ServerReady
  stop(): Promise<void>
}

/** Starts the compared servers in one child process; throws when it ends early. */
export async function startDayPlanServer(databaseUrl: string): Promise<DayPlanServer> {
  const server = forkServer(PROGRAM, { env: { DATABASE_URL: databaseUrl }, answersWithinMs: READY_WITHIN_MS })
  const ready = await whenReady(server, (message) => serverReadySchema.parse(message))
  return { ready, stop: () => server.stop() }
}
