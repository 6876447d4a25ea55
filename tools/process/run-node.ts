import { spawn } from 'node:child_process'
import { once } from 'node:events'

/**
 * Runs a Node program to its end, with our output and our environment plus these variables. It ends with this process.
 * Returns whether it succeeded.
 */
export async function runNode(
  command: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...command], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  const stop = (): void => void child.kill()
  process.once('exit', stop)
  await once(child, 'exit')
  process.removeListener('exit', stop)
  return child.exitCode === 0
}
