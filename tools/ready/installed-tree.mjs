// Plain JavaScript for Node 20: this runs before anything is installed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const STAMP = 'node_modules/.dayplate-ready.json'

/** @typedef {'nothing' | 'run' | 'all'} Extent how much of the lock file is installed */

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

export function lockDigest() {
  const lock = readFileSync('package-lock.json')
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

/** Whether somebody ran "npm ci" by hand: npm notes in node_modules what it put there. */
function isCompleteTree() {
  const wanted = readJson('package-lock.json').packages
  const present = readJson('node_modules/.package-lock.json')?.packages
  if (present === undefined) return false
  return Object.entries(wanted).every(
    ([folder, { version, optional }]) =>
      !folder.includes('node_modules/') || optional === true || present[folder]?.version === version,
  )
}

/** @returns {Extent} */
export function findExtent() {
  const stamp = readJson(STAMP)
  if (stamp?.lock === lockDigest()) return stamp.extent
  if (!isCompleteTree()) return 'nothing'
  writeExtent('all')
  return 'all'
}

/** @param {Extent} extent */
export function writeExtent(extent) {
  writeFileSync(STAMP, JSON.stringify({ lock: lockDigest(), extent }))
}
