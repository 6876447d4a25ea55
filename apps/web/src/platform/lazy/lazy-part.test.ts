import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { lazyPart } from './lazy-part.ts'

const WEB = path.resolve(import.meta.dirname, '../..')

/** Files that load code late without `lazyPart`, whose comment gives the reasons. */
const OTHERWISE = new Set([
  'platform/errors/report-error.ts',
  'platform/graphql-client/create-gateway-client.ts',
  'platform/graphql-client/load-gateway.ts',
  'ui/date-field/use-calendar-popup.ts',
])

it('is not available until its code has loaded', async () => {
  const part = lazyPart(async () => 'part')
  expect(part.arrived()).toBeNull()
  expect(await part.load()).toBe('part')
  expect(part.arrived()).toBe('part')
})

it('tries again after a failure', async () => {
  let tries = 0
  const part = lazyPart(async () => {
    tries += 1
    if (tries === 1) throw new Error('no connection')
    return 'part'
  })
  await expect(part.load()).rejects.toThrow('no connection')
  expect(part.arrived()).toBeNull()
  expect(await part.load()).toBe('part')
})

it('is the only way to load code late, with four exceptions', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: WEB }).filter((file) => !/\.(?:test|gen)\.tsx?$/.test(file))
  expect(files.length).toBeGreaterThan(500)
  const others = files.filter((file) => {
    const source = readFileSync(path.join(WEB, file), 'utf8')
    const count = (part: string) => source.split(part).length - 1
    return count(' import(') + count('(import(') > count('lazyPart(')
  })
  expect(new Set(others.filter((file) => file !== 'platform/lazy/lazy-part.ts'))).toEqual(OTHERWISE)
})
