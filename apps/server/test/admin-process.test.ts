import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const MAIN = path.resolve(import.meta.dirname, '../src/admin/main.ts')
/** A database address that refuses connections. */
const GONE = 'postgresql://nobody@127.0.0.1:1/none'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the command as a terminal does. */
function admin(...args: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [MAIN, ...args], {
    env: { DATABASE_URL: GONE },
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('npm run admin', () => {
  it('prints only its help when help is requested', () => {
    const { status, stdout, stderr } = admin('codes', '--help')
    expect([status, stderr]).toEqual([0, ''])
    expect(stdout).toContain('For example: npm run admin -- codes create --days 30')
  })

  it('reads recipes without a warning from Node', () => {
    mkdirSync(path.join(folder, 'recipes/snack'), { recursive: true })
    writeFileSync(path.join(folder, 'recipes/snack/pear.cook'), 'Cut the @no such food{1%g}.\n')
    const { status, stderr } = admin('catalogue', 'check', '--folder', folder)
    expect(status).toBe(1)
    expect(stderr).toMatch(/^recipes\/snack\/pear\.cook:1: /)
    expect(stderr).not.toContain('Warning')
  })

  it.each([
    [['codes', 'list']],
    [['grants', 'give', 'a@b.pl', '--product', 'diet', '--days', '3', '--by', 'Ola']],
    [['catalogue', 'export', '/tmp/never-written']],
  ])('reports in one line that the database does not answer: %j', (args) => {
    const { status, stdout, stderr } = admin(...args)
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/^The database of DATABASE_URL does not answer: .+\n$/)
  })

  it('exits with 2 and no stack trace when it is called wrongly', () => {
    const { status, stdout, stderr } = admin('products', 'set', '1', '--price', '-1')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(
      /^--price must be an amount in zlotys above 0, such as 49\.90, not "-1"\. Nothing was changed\.\n/,
    )
    expect(stderr).not.toMatch(/\n {4}at |Error/)
  })
})

describe('npm run remove-demo', () => {
  it('names no default database, and says so without a change', () => {
    const main = path.resolve(import.meta.dirname, '../src/remove-demo.ts')
    const { status, stderr } = spawnSync(process.execPath, [main], { env: {}, encoding: 'utf8' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Name the database: .*\nNothing was changed\.\n$/)
  })
})
