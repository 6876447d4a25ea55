import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const SOURCES = ['apps/server/src/modules/**/*.ts', 'packages/rules/src/**/*.ts']
/** First parts of the keys that the gateway answers with. */
const KEY = /['`]((?:validation|auth|coupon|access|day-plan|diet-settings\/validation)\/[a-z0-9/-]+)['`]/g

const keysOf = (json: string): string[] => [...json.matchAll(/^ *"([^"]+)":/gm)].flatMap(([, key]) => key ?? [])
const read = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).map((file) => readFileSync(path.join(ROOT, file), 'utf8'))

describe('texts the gateway asks the client to show', () => {
  it.each(['en', 'pl'])('all exist in %s', (language) => {
    const known = new Set(read(`packages/messages/${language}/*.json`).flatMap(keysOf))
    const sources = SOURCES.flatMap(read)
    const asked = new Set(sources.flatMap((text) => [...text.matchAll(KEY)].flatMap(([, key]) => key ?? [])))
    expect(asked.size).toBeGreaterThan(20)
    expect([...asked].filter((key) => !known.has(key))).toEqual([])
  })
})
