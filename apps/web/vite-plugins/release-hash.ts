import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../../..')

/** All files that the built scripts and styles depend on. */
const SOURCES = [
  'apps/web/{src,vite-plugins}/**/*.*',
  'apps/web/{package.json,tsconfig.json,vite.config.ts}',
  'packages/*/{package.json,src/**/*.*}',
  'tsconfig.base.json',
  'package-lock.json',
]

/** The length of the bundler's own hashes. */
const HASH_LENGTH = 8

let hash: string | null = null

/**
 * One hash over all sources of the web app. Call it after the texts are compiled, which is the first step of a build.
 */
export function releaseHash(): string {
  hash ??= computeHash()
  return hash
}

function computeHash(): string {
  // oxlint-disable-next-line no-restricted-properties -- a setting of the build, as in vite.config.ts
  const sum = createHash('sha256').update(process.env['DAYPLATE_ENV'] ?? '')
  for (const file of globSync(SOURCES, { cwd: ROOT, exclude: ['**/*.test.*'] }).toSorted()) {
    sum.update(`${file}\0`).update(readFileSync(path.join(ROOT, file)))
  }
  return sum.digest('base64url').slice(0, HASH_LENGTH)
}
