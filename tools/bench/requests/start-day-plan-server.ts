import { z } from 'zod'
import { forkServer, whenReady } from '../fork-server.ts'
import { serverReadySchema, type ServerReady } from './server-ready.ts'

const BYTES_PER_MIB = 1024 * 1024

const PROGRAM = 'tools/bench/day-plan-server.ts'
/** Loading the catalogue and planning the demo's ten weeks take about 2 s on an idle machine. */
const READY_WITHIN_MS = 60_000

export interface DayPlanServer {
  readonly ready: ServerReady
  /** Resident memory of its process, which the compared servers share. */
  memoryMib(): Promise<number>
  stop(): Promise<void>
}

/** Starts the compared servers in one child process; throws when it ends early. */
export async function startDayPlanServer(databaseUrl: string): Promise<DayPlanServer> {
  const server = forkServer(PROGRAM, { env: { DATABASE_URL: databaseUrl }, answersWithinMs: READY_WITHIN_MS })
  const ready = await whenReady(server, (message) => serverReadySchema.parse(message))
  const memoryMib = async () => {
    server.send('memory')
    return z.number().parse(await server.nextMessage()) / BYTES_PER_MIB
  }
  return { ready, memoryMib, stop: () => server.stop() }
}
