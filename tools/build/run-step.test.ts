import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runStep } from './run-step.ts'
import type { BuildStep } from './steps.ts'

const step: BuildStep = { name: 'sum', command: ['sum/build.mjs'], inputs: ['sum'], output: 'sum/dist/runs' }
const PROGRAM = `
import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
mkdirSync('sum/dist', { recursive: true })
if (existsSync('sum/broken')) process.exit(1)
appendFileSync('sum/dist/runs', 'x')
writeFileSync('sum/dist/environment', String(process.env.NODE_ENV))
`
const before = process.cwd()
let folder = ''
const runs = () => readFileSync('sum/dist/runs', 'utf8').length

beforeEach(() => {
  vi.spyOn(console, 'log').mockReturnValue()
  folder = mkdtempSync(path.join(tmpdir(), 'dayplate-build-'))
  process.chdir(folder)
  mkdirSync('sum')
  writeFileSync('package-lock.json', '{}')
  writeFileSync('sum/build.mjs', PROGRAM)
})

afterEach(() => {
  vi.unstubAllEnvs()
  process.chdir(before)
  rmSync(folder, { recursive: true })
})

describe('a build step', () => {
  it('builds once and is fresh afterwards, although the result is beside its inputs', async () => {
    expect(await runStep(step)).toBe('built')
    expect(await runStep(step)).toBe('fresh')
    expect(runs()).toBe(1)
  })

  it.each([
    ['a new input', () => writeFileSync('sum/added', '')],
    ['a changed lock file', () => writeFileSync('package-lock.json', '{ }')],
    ['a missing result', () => rmSync('sum/dist', { recursive: true })],
  ])('builds again for %s', async (_cause, change) => {
    await runStep(step)
    change()
    expect(await runStep(step)).toBe('built')
  })

  it('builds for production, also under the test runner', async () => {
    vi.stubEnv('NODE_ENV', 'test')
    await runStep(step)
    expect(readFileSync('sum/dist/environment', 'utf8')).toBe('production')
  })

  it('builds again for another command', async () => {
    await runStep(step)
    expect(await runStep({ ...step, command: ['sum/build.mjs', '--small'] })).toBe('built')
  })

  it('builds again after a build in another environment', async () => {
    await runStep(step)
    const [stamp = ''] = globSync('node_modules/.cache/dayplate-build/*')
    writeFileSync(stamp, readFileSync(stamp, 'utf8').replace('production', 'test'))
    expect(await runStep(step)).toBe('built')
  })

  it('fails when its program does, and tries again next time', async () => {
    writeFileSync('sum/broken', '')
    expect(await runStep(step)).toBe('failed')
    rmSync('sum/broken')
    expect(await runStep(step)).toBe('built')
  })

  it('is absent when its program does not exist', async () => {
    rmSync('sum/build.mjs')
    expect(await runStep(step)).toBe('absent')
  })
})
