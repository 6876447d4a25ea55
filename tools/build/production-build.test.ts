import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { BYTES_PER_KIB, PRECACHE_FILES, PRECACHE_KIB } from '../bench/bundle/budgets.ts'
import { weighPrecache } from '../bench/bundle/weigh-precache.ts'
import { runNode } from '../process/run-node.ts'
import { BUILD_STEPS } from './steps.ts'

/** A build takes seconds, and longer on a busy machine. */
const SLOW_MS = 120_000

const folder = mkdtempSync(path.join(tmpdir(), 'dayplate-production-'))
const files = (): readonly string[] => globSync('**/*', { cwd: folder })

beforeAll(async () => {
  const command = BUILD_STEPS.find(({ name }) => name === 'web app')?.command ?? []
  const environment = { NODE_ENV: 'production', DAYPLATE_ENV: 'production' }
  const isBuilt = await runNode([...command, '--outDir', folder, '--emptyOutDir'], environment)
  expect(isBuilt).toBe(true)
}, SLOW_MS)
afterAll(() => rmSync(folder, { recursive: true }))

describe('the production web app', () => {
  it('has every page except those for developers', () => {
    expect(files()).toContain('index.html')
    expect(files().filter((file) => /assets\/diet-settings-.*\.js$/.test(file))).not.toEqual([])
    expect(files().filter((file) => /galler|samples/i.test(file))).toEqual([])
  })

  it('contains the licences of its libraries and fonts', () => {
    const licences = readFileSync(path.join(folder, 'licenses.md'), 'utf8')
    for (const name of [
      'react-dom',
      '@tanstack/react-router',
      'urql',
      '@fontsource-variable/figtree',
      'workbox-routing',
    ])
      expect(licences).toContain(`## ${name} - `)
    expect(licences).toContain('Permission is hereby granted')
    expect(licences).toContain('SIL OPEN FONT LICENSE')
  })

  it('names all files with code of the app by one hash, and files of libraries by a hash of their content', () => {
    const named = files().filter((file) => /^assets\/.*\.(?:js|css)$/.test(file))
    const hashOf = (file: string) => /-(?<hash>[\w-]{8})\d*\.(?:js|css)$/.exec(file)?.groups?.['hash']
    const hashes = new Set(named.map(hashOf))
    expect(named.length).toBeGreaterThan(200)
    expect(hashes.size).toBeLessThan(30)
    const release = hashOf(named.find((file) => file.startsWith('assets/app-')) ?? '')
    expect(named.filter((file) => hashOf(file) === release).length).toBeGreaterThan(200)
    expect(named.filter((file) => /\/libraries-/.test(file)).map(hashOf)).not.toContain(release)
  })

  it('has a compressed copy of every large script, so that the server sends it as it is', () => {
    const scripts = files().filter((file) => file.endsWith('.js'))
    const large = scripts.filter((file) => statSync(path.join(folder, file)).size > 2048)
    expect(large).toContain('sw.js')
    for (const file of large) {
      const original = readFileSync(path.join(folder, file))
      expect(brotliDecompressSync(readFileSync(path.join(folder, `${file}.br`))).equals(original), file).toBe(true)
      expect(gunzipSync(readFileSync(path.join(folder, `${file}.gz`))).equals(original), file).toBe(true)
    }
  })

  it('precaches few files, among them those of the day plan and the login, and lists the others', () => {
    const precache = weighPrecache(folder)
    expect(precache.files).toBeGreaterThan(20)
    expect(precache.files).toBeLessThanOrEqual(PRECACHE_FILES)
    expect(precache.bytes / BYTES_PER_KIB).toBeLessThanOrEqual(PRECACHE_KIB)
    const worker = readFileSync(path.join(folder, 'sw.js'), 'utf8')
    expect(worker).toMatch(/assets\/days-[\w-]+\.js/)
    expect(worker).toMatch(/assets\/login-[\w-]+\.js/)
    const later = z.array(z.string()).parse(JSON.parse(readFileSync(path.join(folder, 'later-files.json'), 'utf8')))
    expect(later.length).toBeGreaterThan(100)
    expect(later.filter((file) => worker.includes(file))).toEqual([])
    expect(later.filter((file) => !files().includes(file))).toEqual([])
  })

  it('contains no source maps or sources', () => {
    const scripts = files().filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(100)
    expect(files().filter((file) => file.endsWith('.map'))).toEqual([])
    expect(
      scripts.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('sourceMappingURL=')),
    ).toEqual([])
  })
})
