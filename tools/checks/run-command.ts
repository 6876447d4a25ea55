import { spawn } from 'node:child_process'
import path from 'node:path'
import type { Check } from './check.ts'

/** How a program ended. `late`: it was stopped at its time limit, so it did not finish its work. */
export type Ending = { readonly kind: 'well' | 'badly' } | { readonly kind: 'late'; readonly afterMs: number }

export interface Ended {
  readonly ending: Ending
  readonly output: string
}

export interface TimeLimit {
  readonly afterMs: number
  /** Time between SIGTERM and SIGKILL, in which a test runner can stop its browsers and databases. */
  readonly graceMs: number
}

/** Runs a command in the current folder, also one of node_modules/.bin, and stops it at its time limit. */
export function runCommand([program, ...args]: Check['command'], limit: TimeLimit): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>()
  const PATH = [path.resolve('node_modules/.bin'), process.env['PATH']].join(path.delimiter)
  const env = { ...process.env, PATH, NO_COLOR: '1' }
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe'] })
  const streams = [child.stdout, child.stderr]
  const stop = (): void => void child.kill()
  process.once('exit', stop)
  let isLate = false
  const asking = setTimeout(() => {
    isLate = true
    stop()
  }, limit.afterMs)
  const ending = setTimeout(() => {
    child.kill('SIGKILL')
    // Child processes of the command may still run and keep these streams open.
    for (const stream of streams) stream.destroy()
  }, limit.afterMs + limit.graceMs)
  let output = ''
  for (const stream of streams) stream.on('data', (text: Buffer) => (output += text.toString()))
  child.once('error', (error) => resolve({ ending: { kind: 'badly' }, output: error.message }))
  child.once('close', (code) => {
    const kind = code === 0 ? 'well' : 'badly'
    resolve({ ending: isLate ? { kind: 'late', afterMs: limit.afterMs } : { kind }, output })
  })
  return promise.finally(() => {
    clearTimeout(asking)
    clearTimeout(ending)
    process.removeListener('exit', stop)
  })
}
