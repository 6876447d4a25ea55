import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { serverReadySchema, type ServerReady } from './server-ready.ts'

const PROGRAM = 'tools/bench/day-plan-server.ts'
/** Loading the catalogue and planning the demo's ten weeks take some 2 s on an idle machine. */
const READY_WITHIN_MS = 60_000

export interface DayPlanServer {
  readonly ready: ServerReady
  stop(): Promise<void>
}

/** Starts the compared servers in one child process; throws when it ends instead of answering. */
export async function startDayPlanServer(databaseUrl: string): Promise<DayPlanServer> {
  const child = fork(PROGRAM, {
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: 'production' },
    // Its output is progress; ours may be read by a program.
    stdio: ['ignore', 2, 2, 'ipc'],
  })
  const exited = once(child, 'exit')
  const stop = async (): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill()
    await exited
  }
  try {
    return { ready: await firstMessage(child), stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function firstMessage(child: ChildProcess): Promise<ServerReady> {
  const told = new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve)
    child.once('exit', () => reject(new Error('The server of the benchmark ended before it was ready.')))
    AbortSignal.timeout(READY_WITHIN_MS).addEventListener('abort', () =>
      reject(new Error('The server is not ready in time.')),
    )
  })
  return serverReadySchema.parse(await told)
}
