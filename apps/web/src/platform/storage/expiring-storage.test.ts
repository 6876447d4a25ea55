import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readExpiring, STORED_TTL_MS, writeExpiring } from './expiring-storage.ts'

const kept = new Map<string, string>()
const readText = () => readExpiring('code', (value) => (typeof value === 'string' ? value : null))

beforeEach(() => {
  kept.clear()
  vi.useFakeTimers({ now: new Date('2026-11-21T11:00:00Z') })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('an item that expires', () => {
  it('is stored with the moment it ends, 30 days ahead', () => {
    writeExpiring('code', 'PLUM')
    expect(STORED_TTL_MS).toBe(30 * 24 * 60 * 60 * 1000)
    expect(JSON.parse(kept.get('code') ?? '')).toEqual({ value: 'PLUM', expire: Date.now() + STORED_TTL_MS })
  })

  it('is there until its last moment, then removed and absent', () => {
    writeExpiring('code', 'PLUM')
    vi.advanceTimersByTime(STORED_TTL_MS - 1)
    expect(readText()).toBe('PLUM')
    vi.advanceTimersByTime(1)
    expect(readText()).toBeNull()
    expect(kept.has('code')).toBe(false)
  })

  it.each([
    ['has no expiry', '{"value":"PLUM"}'],
    ['has an expiry that is no moment', '{"value":"PLUM","expire":"tomorrow"}'],
    ['is not ours', '12e'],
    ['is bare text', '"PLUM"'],
    ['is empty', 'null'],
    ['holds something else', `{"value":7,"expire":${Number.MAX_SAFE_INTEGER}}`],
  ])('is removed and absent when it %s', (_, text) => {
    kept.set('code', text)
    expect(readText()).toBeNull()
    expect(kept.has('code')).toBe(false)
  })

  it('is removed by writing null', () => {
    writeExpiring('code', 'PLUM')
    writeExpiring('code', null)
    expect(kept.has('code')).toBe(false)
  })
})
