// Plain JavaScript for Node 20: this runs before anything is installed.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { extentOf, hasCheckTools } from './installed-extent.mjs'

const STAMP = 'node_modules/.dayplate-ready.json'

/** @param {string} file */
const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

export function lockDigest() {
  const lock = readFileSync('package-lock.json')
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex')
}

const wantedPackages = () => readJson('package-lock.json').packages

/** npm records the packages it installed in node_modules, also when it is run by hand. */
const presentPackages = () => readJson('node_modules/.package-lock.json')?.packages ?? {}

/** @returns {import('./installed-extent.mjs').Extent} */
export function findExtent() {
  const stamp = readJson(STAMP)
  if (stamp?.lock === lockDigest()) return stamp.extent
  const extent = extentOf(wantedPackages(), presentPackages())
  if (extent !== 'nothing') writeExtent(extent)
  return extent
}

/** Says whether node_modules is empty, so that an install may empty it first, and whether it has the check tools. */
export function findInstalled() {
  const present = presentPackages()
  return { isEmpty: Object.keys(present).length === 0, hasCheckTools: hasCheckTools(wantedPackages(), present) }
}

/** @param {import('./installed-extent.mjs').Extent} extent */
export function writeExtent(extent) {
  writeFileSync(STAMP, JSON.stringify({ lock: lockDigest(), extent }))
}
