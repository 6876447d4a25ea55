// Plain JavaScript for Node 20: this runs before anything is installed.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const CHECK_EVERY_MS = 200

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** @param {string} file */
function ownerOf(file) {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}

/**
 * Runs the work, after waiting until no other process of this clone runs work with that name. Otherwise `npm start` and
 * `npm test` in a fresh clone would install and build at the same time.
 *
 * @param {string} name
 * @param {() => void | Promise<void>} work
 */
export async function oneAtATime(name, work) {
  const file = path.resolve(import.meta.dirname, '../../.data', `${name}.lock`)
  mkdirSync(path.dirname(file), { recursive: true })
  for (let waits = 0; !take(file); waits += 1) {
    const owner = ownerOf(file)
    // 0 means that the owner has not written its number yet.
    if (owner !== null && owner !== 0 && !isAlive(owner)) rmSync(file, { force: true })
    else {
      if (waits === 0) console.error(`Waiting: another process (${owner}) is busy with "${name}" …`)
      await sleep(CHECK_EVERY_MS)
    }
  }
  const release = () => rmSync(file, { force: true })
  process.once('exit', release)
  try {
    await work()
  } finally {
    process.removeListener('exit', release)
    release()
  }
}
