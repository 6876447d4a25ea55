import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** A lock that lasts until `release`, or until this process ends. */
export interface FolderLock {
  release(): void
}

/** Identifies a process by its id and start time, because ids are reused. */
function identify(pid: number): string {
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() === '' ? '' : `${pid} ${stdout.trim()}`
}

function isHeld(file: string): boolean {
  try {
    const owner = readFileSync(file, 'utf8')
    return owner !== '' && owner === identify(Number.parseInt(owner, 10))
  } catch {
    return false
  }
}

function createFile(file: string): boolean {
  try {
    writeFileSync(file, identify(process.pid), { flag: 'wx', mode: 0o600 })
    return true
  } catch {
    return false
  }
}

/**
 * The lock for systems without abstract sockets: a file that names its owner. Another process takes it over once that owner has
 * ended.
 */
export function takePidFile(file: string): FolderLock | null {
  if (!createFile(file)) {
    if (isHeld(file)) return null
    rmSync(file, { force: true })
    if (!createFile(file)) return null
  }
  return { release: () => rmSync(file, { force: true }) }
}
