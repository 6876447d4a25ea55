import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startOutsideWorld } from '../process/start-outside-world.ts'
import { findFreePort } from './free-port.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const WITH_US = path.resolve(import.meta.dirname, '../process/end-with-parent.ts')
const READY_WITHIN_MS = 60_000
const CHECK_EVERY_MS = 50

/** The running product, started as by `npm start`, on a free port. */
export interface StartedServer {
  readonly address: string
  /** Addresses of the stand-ins' pages, by name. */
  readonly outside: Readonly<Record<string, string>>
  stop(): Promise<void>
}

const answers = (address: string): Promise<boolean> =>
  fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
    () => true,
    () => false,
  )

/**
 * Starts the server and waits until it answers. The given variables change its environment. Throws with the server's output
 * if it does not start. The server ends with this process.
 */
export async function startServer(
  databaseUrl: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<StartedServer> {
  const pictures = mkdtempSync(path.join(tmpdir(), 'dayplate-pictures-'))
  const port = await findFreePort()
  const address = `http://127.0.0.1:${port}`
  const world = await startOutsideWorld(address)
  const env = {
    ...process.env,
    ...world.variables,
    PORT: String(port),
    DATABASE_URL: databaseUrl,
    NODE_ENV: 'production',
    // Journeys see hundreds of meals, and each would take seconds of a core. Those that `npm start` drew are not used either.
    DRAW_PICTURES: 'never',
    PICTURES_DIR: pictures,
    // Journeys act as many users from one address, so the rate limits are raised.
    THROTTLE_FACTOR: '10000',
    ...variables,
  }
  const child = spawn(process.execPath, ['--import', WITH_US, 'apps/server/src/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text: Buffer) => (output += text.toString()))
  const exited = once(child, 'exit')
  for (let waitedMs = 0; !(await answers(address)); waitedMs += CHECK_EVERY_MS) {
    if (child.exitCode !== null || waitedMs > READY_WITHIN_MS) {
      child.kill('SIGKILL')
      await world.stop()
      throw new Error(`The server did not start:\n${output}`)
    }
    await sleep(CHECK_EVERY_MS)
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await exited
    rmSync(pictures, { recursive: true, force: true })
    await world.stop()
  }
  return { address, outside: world.addresses, stop }
}
