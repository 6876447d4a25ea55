import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { extentOf, hasCheckTools, type Packages } from './installed-extent.mjs'

/** A small lock file: the server needs a database client, the benchmarks a solver. */
const WANTED: Packages = {
  '': { version: '1.0.0' },
  'apps/server': { dependencies: { client: '2.0.0', '@dayplate/money': '*' } },
  'packages/money': { dependencies: { cents: '1.0.0' } },
  'tools/bench': { dependencies: { solver: '3.0.0', wire: '1.0.0' } },
  'node_modules/@dayplate/money': { link: true, resolved: 'packages/money' },
  'node_modules/client': { version: '2.0.0', dependencies: { wire: '2.0.0' }, peerDependencies: { types: '*' } },
  'node_modules/client/node_modules/wire': { version: '2.0.0' },
  'node_modules/wire': { version: '1.0.0' },
  'node_modules/cents': { version: '1.0.0' },
  'node_modules/solver': { version: '3.0.0' },
  'node_modules/solver-darwin': { version: '3.0.0', optional: true },
}

const without = (...folders: readonly string[]): Packages =>
  Object.fromEntries(Object.entries(WANTED).filter(([folder]) => !folders.includes(folder)))

describe('extentOf', () => {
  it('is all when only packages of another system are missing', () => {
    expect(extentOf(WANTED, without('node_modules/solver-darwin'))).toBe('all')
  })

  it('is enough to run when a check tool is missing or old', () => {
    expect(extentOf(WANTED, without('node_modules/solver'))).toBe('run')
    expect(extentOf(WANTED, without('node_modules/wire', 'node_modules/solver'))).toBe('run')
    expect(extentOf(WANTED, { ...WANTED, 'node_modules/solver': { version: '2.9.0' } })).toBe('run')
  })

  it.each(['node_modules/client', 'node_modules/client/node_modules/wire', 'node_modules/cents'])(
    'is nothing without %s',
    (folder) => {
      expect(extentOf(WANTED, without(folder))).toBe('nothing')
    },
  )

  it('tells packages of the real lock file that only the checks need from those of the product', () => {
    const file = path.resolve(import.meta.dirname, '../../package-lock.json')
    // oxlint-disable-next-line typescript/consistent-type-assertions -- npm wrote it, and what is not so fails below
    const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { readonly packages: Packages }
    const { 'node_modules/highs': solver, 'node_modules/vitest': tests, ...others } = packages
    expect(solver && tests).toBeDefined()
    expect(extentOf(packages, packages)).toBe('all')
    expect(extentOf(packages, others)).toBe('run')
    const { 'node_modules/kysely': database, ...lame } = packages
    expect(database).toBeDefined()
    expect(extentOf(packages, lame)).toBe('nothing')
  })
})

describe('hasCheckTools', () => {
  it('is true as soon as one is installed', () => {
    expect(hasCheckTools(WANTED, without('node_modules/solver'))).toBe(true)
    expect(
      hasCheckTools(WANTED, without('node_modules/solver', 'node_modules/solver-darwin', 'node_modules/wire')),
    ).toBe(false)
    expect(hasCheckTools(WANTED, {})).toBe(false)
  })
})
