import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Instance } from './instance.ts'
import { postmasterFile, readPostmasterFile } from './postmaster-file.ts'
import { refuse, type Refused } from './refused.ts'
import { findServerProcesses } from './server-processes.ts'

const CHECK_EVERY_MS = 20

/** A fast shutdown writes a checkpoint, which takes less than 0.2 s; a slow disk may need seconds. */
const PATIENCE_MS = { beforeQuit: 10_000, beforeGivingUp: 20_000 }

function signal(dataFolder: string, name: 'SIGINT' | 'SIGQUIT'): void {
  const pid = readPostmasterFile(dataFolder)?.pid
  // The process id may belong to another program by now, which must not be signalled.
  if (pid !== undefined && findServerProcesses(dataFolder).includes(pid)) process.kill(pid, name)
}

/**
 * Stops the server that an earlier start left running. The caller holds the folder's lock, so no other start owns it. SIGINT is
 * PostgreSQL's fast shutdown; SIGQUIT, the immediate one, follows only when the server does not react.
 */
export async function stopOrphan({ dataFolder }: Instance): Promise<Refused | null> {
  let waitedMs = 0
  while (findServerProcesses(dataFolder).length > 0) {
    if (waitedMs === 0) signal(dataFolder, 'SIGINT')
    if (waitedMs === PATIENCE_MS.beforeQuit) signal(dataFolder, 'SIGQUIT')
    if (waitedMs >= PATIENCE_MS.beforeGivingUp) {
      return refuse(`An old PostgreSQL does not stop: processes ${findServerProcesses(dataFolder).join(', ')}.`)
    }
    await sleep(CHECK_EVERY_MS)
    waitedMs += CHECK_EVERY_MS
  }
  return null
}

/**
 * Removes the files of a server that has died. PostgreSQL takes any process with the id in these files, even a zombie, for a
 * running server, and the old file would report "ready" before the new server is.
 */
export function removeTracesOfDeadServer({ dataFolder, socketFolder }: Instance): void {
  rmSync(postmasterFile(dataFolder), { force: true })
  for (const name of readdirSync(socketFolder)) rmSync(path.join(socketFolder, name), { force: true })
}
