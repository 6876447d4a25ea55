import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'

const WITH_US = path.join(import.meta.dirname, 'end-with-parent.ts')
const PROGRAM = path.join(import.meta.dirname, 'busy-loop.ts')

export interface BusyLoops {
  readonly pids: readonly (number | undefined)[]
  stop(): Promise<void>
}

/** Starts `count` processes that each use a whole core. They end with this process, however it ends. */
export function startBusyLoops(count: number): BusyLoops {
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--import', WITH_US, PROGRAM], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  )
  for (const child of children) {
    child.unref()
    child.channel?.unref()
  }
  const stop = async (): Promise<void> => {
    const gone = children.map((child) => once(child, 'exit'))
    for (const child of children) child.kill('SIGKILL')
    await Promise.all(gone)
  }
  return { pids: children.map(({ pid }) => pid), stop }
}
