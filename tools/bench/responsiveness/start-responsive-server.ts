import { forkServer, whenReady } from '../fork-server.ts'
import { delaySchema, readySchema, type Delay, type PLACES, type Ready } from './messages.ts'

const PROGRAM = 'tools/bench/responsive-server.ts'
/** Forty password hashes and the catalogue take about 5 s on an idle machine. */
const ANSWER_WITHIN_MS = 90_000

export interface ResponsiveServer {
  readonly ready: Ready
  /** Delay of timers on its thread since the last call. */
  takeDelay(): Promise<Delay>
  stop(): Promise<void>
}

/** Starts the server in a process of its own; throws when it ends early. */
export async function startResponsiveServer(
  databaseUrl: string,
  place: (typeof PLACES)[number],
): Promise<ResponsiveServer> {
  const env = { DATABASE_URL: databaseUrl, PLANNER: place }
  const server = forkServer(PROGRAM, { env, answersWithinMs: ANSWER_WITHIN_MS })
  const ready = await whenReady(server, (message) => readySchema.parse(message))
  const takeDelay = async (): Promise<Delay> => {
    const answer = server.nextMessage()
    server.send('delay')
    return delaySchema.parse(await answer)
  }
  return { ready, takeDelay, stop: () => server.stop() }
}
