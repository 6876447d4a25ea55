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

/** Npm notes in node_modules what it put there, also when somebody ran it by hand. */
const presentPackages = () => readJson('node_modules/.package-lock.json')?.packages ?? {}

/** @returns {import('./installed-extent.mjs').Extent} */
export function findExtent() {
  const stamp = readJson(STAMP)
  if (stamp?.lock === lockDigest()) return stamp.extent
  const extent = extentOf(wantedPackages(), presentPackages())
  if (extent !== 'nothing') writeExtent(extent)
  return extent
}

/** How an install has to begin: emptying node_modules is for a clone that has none. */
export function findInstalled() {
  const present = presentPackages()
  return { isEmpty: Object.keys(present).length === 0, hasCheckTools: hasCheckTools(wantedPackages(), present) }
}

/** @param {import('./installed-extent.mjs').Extent} extent */
export function writeExtent(extent) {
  writeFileSync(STAMP, JSON.stringify({ lock: lockDigest(), extent }))
}
