import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readlinkSync, realpathSync } from 'node:fs'

function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return null
  }
}

function findByWorkingFolder(dataFolder: string): readonly number[] {
  if (!existsSync(dataFolder)) return []
  const folder = realpathSync(dataFolder)
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && workingFolder(pid) === folder)
}

function findByCommand(dataFolder: string): readonly number[] {
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' })
  return stdout
    .split('\n')
    .filter((line) => line.includes(`-D ${dataFolder} `))
    .map((line) => Number.parseInt(line, 10))
}

/**
 * Finds the running server processes of a data folder, given as an absolute path. They are recognised by their working folder,
 * because a zombie has none, while a signal 0 reports a zombie as alive.
 */
export function findServerProcesses(dataFolder: string): readonly number[] {
  return process.platform === 'linux' ? findByWorkingFolder(dataFolder) : findByCommand(dataFolder)
}
