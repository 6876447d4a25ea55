import { spawnSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** A lock that is ours until `release`, or until this process ends in whatever way. */
export interface FolderLock {
  release(): void
}

/** The process number together with its start time, because numbers are used again. */
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

/** The lock for systems without abstract sockets: a file naming its owner, taken over once that owner is gone. */
export function takePidFile(file: string): FolderLock | null {
  if (!createFile(file)) {
    if (isHeld(file)) return null
    rmSync(file, { force: true })
    if (!createFile(file)) return null
  }
  return { release: () => rmSync(file, { force: true }) }
}
