import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const WITH_US = path.resolve(import.meta.dirname, '../process/end-with-parent.ts')

/** A Node program that restarts while its sources change. */
export interface RestartingProgram {
  /** Restarts the program. Calls during a restart together cause one more. */
  restart(): Promise<void>
  /** Ends the program; resolves when it has ended. */
  stop(): Promise<void>
}

const isRunning = (child: ChildProcess): boolean => child.exitCode === null && child.signalCode === null

async function end(child: ChildProcess): Promise<void> {
  if (!isRunning(child)) return
  const exited = once(child, 'exit')
  child.kill('SIGTERM')
  await exited
}

/** Starts a Node program with our output. It ends with this process, however this process ends. */
export function startRestartingProgram(
  program: string,
  environment: Readonly<Record<string, string>>,
): RestartingProgram {
  const begin = (): ChildProcess => {
    const child = spawn(process.execPath, ['--import', WITH_US, program], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.once('exit', (code) => {
      if (child === current && !isEnding)
        console.error(`The server ended (${code}); it starts again on the next change.`)
    })
    return child
  }
  let isEnding = false
  let isStopped = false
  let current = begin()
  let restarting: Promise<void> | null = null
  let isStale = false

  async function replaceWhileStale(): Promise<void> {
    while (isStale && !isStopped) {
      isStale = false
      isEnding = true
      // The database has one owner, so the old program must have ended before the new one starts.
      await end(current)
      isEnding = false
      current = begin()
    }
    restarting = null
  }

  return {
    restart() {
      isStale = true
      restarting ??= replaceWhileStale()
      return restarting
    },
    async stop() {
      isStopped = true
      await restarting
      isEnding = true
      await end(current)
    },
  }
}
