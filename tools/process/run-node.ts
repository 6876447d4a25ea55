import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Runs a Node program to its end, its output where ours goes; it ends with us. Whether it went well. */
export async function runNode(command: readonly string[]): Promise<boolean> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const stop = (): void => void child.kill()
  process.once('exit', stop)
  await once(child, 'exit')
  process.removeListener('exit', stop)
  return child.exitCode === 0
}
