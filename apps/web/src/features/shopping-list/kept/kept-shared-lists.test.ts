import { parseCalendarDay } from '@dayplate/dates'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SharedListOfLink } from '../shared/shared-list-of-link.ts'
import { findKeptSharedList, forgetSharedList, keepSharedList } from './kept-shared-lists.ts'

const NOW = Date.parse('2026-11-27T10:00:00Z')
const DAY_MS = 86_400_000
const day = parseCalendarDay('2026-11-27')
if (day === null) throw new Error('No day')

const listUntil = (ms: number): SharedListOfLink => ({
  __typename: 'SharedShoppingList',
  period: { start: day, end: day },
  expiresAt: new Date(ms).toISOString(),
  categories: [],
  ownItems: [],
})

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

describe('the list of another person', () => {
  const list = listUntil(NOW + DAY_MS)

  it('is kept by the secret of its link and the language of its names', () => {
    keepSharedList('secret', { list, language: 'en' })
    expect(findKeptSharedList('secret', 'en')).toEqual(list)
    expect(findKeptSharedList('secret', 'pl')).toBeNull()
    expect(findKeptSharedList('other', 'en')).toBeNull()
  })

  it('is shown until its link expires, and goes when another one is kept', () => {
    keepSharedList('secret', { list, language: 'en' })
    vi.setSystemTime(NOW + DAY_MS)
    expect(findKeptSharedList('secret', 'en')).toBeNull()
    keepSharedList('other', { list: listUntil(NOW + 2 * DAY_MS), language: 'en' })
    expect([...stored.values()].join()).not.toContain('secret')
  })

  it('goes when its link has ended, and leaves nothing', () => {
    keepSharedList('secret', { list, language: 'en' })
    forgetSharedList('secret')
    expect(stored.size).toBe(0)
  })

  it('is one of three at most', () => {
    for (const secret of ['a', 'b', 'c', 'd']) keepSharedList(secret, { list, language: 'en' })
    expect(['a', 'b', 'c', 'd'].map((secret) => findKeptSharedList(secret, 'en') !== null)).toEqual([
      false,
      true,
      true,
      true,
    ])
  })

  it.each([
    '{',
    '{}',
    '[null]',
    '[{"asked":"secret","language":"en","list":{"period":{"start":"monday"}}}]',
    '[{"asked":"secret","language":"en","list":{"period":{"start":"2026-11-27"},"categories":[],"ownItems":[]}}]',
  ])('is not shown when the storage was damaged: %s', (text) => {
    stored.set('sharedLists', text)
    expect(findKeptSharedList('secret', 'en')).toBeNull()
  })
})
