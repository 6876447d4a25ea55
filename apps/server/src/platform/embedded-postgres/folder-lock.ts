import { createHash } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { takePidFile, type FolderLock } from './pid-file.ts'

/** The owner may be on its way out: stopping takes some 50 ms, and `npm start` notices a killed npm after 250 ms. */
const PATIENCE_MS = 1_500
const CHECK_EVERY_MS = 50

/** An abstract socket is held by the kernel for as long as its process lives: a stale lock cannot exist. */
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

/** Takes the lock on a folder, which need not exist yet; `null` when another process still holds it after a while. */
export async function takeFolderLock(folder: string): Promise<FolderLock | null> {
  const name = `dayplate-${createHash('sha256').update(folder).digest('hex').slice(0, 24)}`
  for (let waitedMs = 0; ; waitedMs += CHECK_EVERY_MS) {
    const lock = await tryToTake(name)
    if (lock !== null || waitedMs >= PATIENCE_MS) return lock
    await sleep(CHECK_EVERY_MS)
  }
}
