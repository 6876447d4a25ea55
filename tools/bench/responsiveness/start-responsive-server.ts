import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { delaySchema, readySchema, type Delay, type PLACES, type Ready } from './messages.ts'

const PROGRAM = 'tools/bench/responsive-server.ts'
/** Forty password hashes and the catalogue take some 5 s on an idle machine. */
const ANSWER_WITHIN_MS = 90_000

export interface ResponsiveServer {
  readonly ready: Ready
  /** How late timers of its thread came since the last call. */
  takeDelay(): Promise<Delay>
  stop(): Promise<void>
}

/** Starts the server in a process of its own, so that asking it does not share its event loop. */
export async function startResponsiveServer(
  databaseUrl: string,
  place: (typeof PLACES)[number],
): Promise<ResponsiveServer> {
  const child = fork(PROGRAM, {
    env: { ...process.env, DATABASE_URL: databaseUrl, PLANNER: place, NODE_ENV: 'production' },
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  const exited = once(child, 'exit')
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill()
    await exited
  }
  try {
    const ready = readySchema.parse(await nextMessage(child))
    const takeDelay = async (): Promise<Delay> => {
      const answer = nextMessage(child)
      child.send('delay')
      return delaySchema.parse(await answer)
    }
    return { ready, takeDelay, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const ended = new AbortController()
  child.once('exit', () => ended.abort(new Error('The server of the benchmark ended.')))
  const signal = AbortSignal.any([ended.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)])
  const message: unknown = (await once(child, 'message', { signal }))[0]
  return message
}
