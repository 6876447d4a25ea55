import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { z } from 'zod'
import { sayWhileSlow } from '../../apps/server/src/platform/say-while-slow.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const WITH_US = path.join(import.meta.dirname, 'end-with-parent.ts')
const PROGRAM = 'apps/outside-world/src/main.ts'

const texts = z.record(z.string(), z.string())
const readySchema = z.object({ variables: texts, addresses: texts, lines: z.array(z.string()) })

/** Stand-ins of outside services, in a process that ends with this one. */
export interface OutsideWorld {
  /** Variables that point the product to them. */
  readonly variables: Readonly<Record<string, string>>
  /** Addresses of their own pages, by name. */
  readonly addresses: Readonly<Record<string, string>>
  /** Lines to print for the person at the terminal. */
  readonly lines: readonly string[]
  stop(): Promise<void>
}

/** Starts the stand-ins and waits until all answer, however long a busy machine takes. `productUrl` is the product's public address. */
export async function startOutsideWorld(productUrl: string): Promise<OutsideWorld> {
  const child = spawn(process.execPath, ['--import', WITH_US, PROGRAM, productUrl], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const exited = once(child, 'exit')
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    await exited
  }
  const { stdout } = child
  const line = stdout === null ? null : await sayWhileSlow('starting the stand-ins', () => firstLine(stdout))
  if (line !== null) return { ...readySchema.parse(JSON.parse(line)), stop }
  throw new Error('The stand-ins of the outside world ended before they answered.')
}

/** Null when the stream ends without a line. */
async function firstLine(stream: Readable): Promise<string | null> {
  for await (const line of createInterface({ input: stream })) return line
  return null
}
