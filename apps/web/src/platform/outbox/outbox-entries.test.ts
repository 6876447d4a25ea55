import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const ENTRY = { key: 'k', kind: 'mark', subject: 'a', input: { isBought: true }, madeAt: 1 }

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => import('./outbox-entries.ts')

it('finds the changes again that an earlier page of this browser kept', async () => {
  const { addEntry } = await open()
  addEntry(ENTRY)
  vi.resetModules()
  const { readEntries, removeEntry } = await open()
  expect(readEntries()).toEqual([ENTRY])
  removeEntry('k')
  expect([readEntries(), kept.size]).toEqual([[], 0])
})

it.each(['', 'null', '{}', '[1, null, {"key": "k"}]', '[[[', '"text"'])(
  'holds nothing when %s is stored',
  async (text) => {
    kept.set('outbox', text)
    const { readEntries } = await open()
    expect(readEntries()).toEqual([])
  },
)

it('keeps changes for this page when the browser stores nothing', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { addEntry, readEntries } = await open()
  addEntry(ENTRY)
  expect(readEntries()).toEqual([ENTRY])
})
