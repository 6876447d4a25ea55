import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { takePidFile, type FolderLock } from './pid-file.ts'

/**
 * How long to wait for an owner that is stopping: stopping takes about 50 ms, and `npm start` notices a killed npm after 250
 * ms.
 */
const PATIENCE_MS = 1_500
const CHECK_EVERY_MS = 50

/** Locks by an abstract socket. The kernel frees it when the process ends, so a stale lock cannot exist. */
function takeAbstractSocket(name: string): Promise<FolderLock | null> {
  const { promise, resolve, reject } = Promise.withResolvers<FolderLock | null>()
  const server = createServer((connection) => connection.destroy())
  server.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') resolve(null)
    else reject(error)
  })
  server.listen(`\0${name}`, () => {
    server.unref()
    resolve({ release: () => server.close() })
  })
  return promise
}

function tryToTake(name: string): Promise<FolderLock | null> {
  // Only Linux has abstract sockets.
  return process.platform === 'linux' ? takeAbstractSocket(name) : Promise.resolve(takePidFile(`/tmp/${name}.pid`))
}

/** Locks a folder, which need not exist yet; null when another process still holds the lock after the wait. */
export async function takeFolderLock(folder: string): Promise<FolderLock | null> {
  const name = `dayplate-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`
  for (let waitedMs = 0; ; waitedMs += CHECK_EVERY_MS) {
    const lock = await tryToTake(name)
    if (lock !== null || waitedMs >= PATIENCE_MS) return lock
    await sleep(CHECK_EVERY_MS)
  }
}
