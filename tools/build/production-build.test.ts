import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

  it('carries the licence texts of the libraries and letters it is made of', () => {
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

  it('names all texts by one hash, which is correct because they import nothing', () => {
    const texts = files().filter((file) => /assets\/texts-(?:en|pl)-.*\.js$/.test(file))
    expect(texts.length).toBeGreaterThan(60)
    expect(new Set(texts.map((file) => file.slice(-'12345678.js'.length))).size).toBe(1)
    const importing = texts.filter((file) => /\bimport\b/.test(readFileSync(path.join(folder, file), 'utf8')))
    expect(importing).toEqual([])
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

  it('contains no source maps or sources', () => {
    const scripts = files().filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(100)
    expect(files().filter((file) => file.endsWith('.map'))).toEqual([])
    expect(
      scripts.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes('sourceMappingURL=')),
    ).toEqual([])
  })
})
