import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { expect, it, onTestFinished } from 'vitest'

/** Each test starts four programs one after another, which takes long on a busy machine. */
const LIMIT_MS = 120_000

const moduleOf = (name: string): string => path.join(import.meta.dirname, name)

const STARTS_LOOPS = `
import { startBusyLoops } from ${JSON.stringify(moduleOf('start-busy-loops.ts'))}
console.log(startBusyLoops(2).pids.join(' '))
setInterval(() => {}, 1_000)`

const WATCHES = `
import { watchParent } from ${JSON.stringify(moduleOf('watch-parent.ts'))}
watchParent()
console.log(process.pid)
setInterval(() => {}, 1_000)`

const STARTS_WATCHER = `
import { spawn } from 'node:child_process'
spawn(process.execPath, ['--input-type=module', '-e', ${JSON.stringify(WATCHES)}], { stdio: 'inherit' })
setInterval(() => {}, 1_000)`

/** A program that starts others and names their process numbers in its first line. */
async function startParent(code: string): Promise<{ readonly parent: ChildProcess; readonly pids: readonly number[] }> {
  const parent = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [line] = await once(createInterface({ input: parent.stdout }), 'line')
  return { parent, pids: String(line).split(' ').map(Number) }
}

/** Whether a process runs. A zombie, which has ended but whose parent has not read its exit status, does not. */
function runs(pid: number): boolean {
  const state = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim()
  return state !== '' && !state.startsWith('Z')
}

it.each([
  ['no busy loop', STARTS_LOOPS, 2],
  ['no program that watches its parent', STARTS_WATCHER, 1],
])(
  'a parent that is killed leaves %s behind',
  async (_, code, count) => {
    const { parent, pids } = await startParent(code)
    onTestFinished(() => pids.filter(runs).forEach((pid) => process.kill(pid, 'SIGKILL')))
    expect(pids.map(runs)).toEqual(Array.from({ length: count }, () => true))
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    await expect.poll(() => pids.filter(runs), { timeout: 30_000 }).toEqual([])
  },
  LIMIT_MS,
)
