import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const CHANGE = { kind: 'mark', subject: 'a', input: { isBought: true } }

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  kept.set('token', 'of-ada')
  vi.resetModules()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => ({
  ...(await import('./outbox-entries.ts')),
  ...(await import('../session/session.ts')),
})

/** A page of the same browser, with its own memory. */
async function openPage() {
  vi.resetModules()
  return open()
}

describe('a kept change', () => {
  it('is found again by a later page of this browser', async () => {
    const { keepChange } = await open()
    const key = keepChange(CHANGE)
    const { readEntries, removeEntry } = await openPage()
    expect(readEntries()).toMatchObject([{ ...CHANGE, key }])
    removeEntry(key)
    expect([readEntries(), kept.get('outbox')]).toEqual([[], undefined])
  })

  it('takes the place of an earlier one about the same thing', async () => {
    const { keepChange, readEntries } = await open()
    keepChange(CHANGE)
    keepChange({ ...CHANGE, subject: 'b' })
    keepChange({ ...CHANGE, input: 'later' })
    expect(readEntries().map(({ subject, input }) => [subject, input])).toEqual([
      ['b', CHANGE.input],
      ['a', 'later'],
    ])
  })

  it('does not write over what another tab kept or sent in the meantime', async () => {
    const first = await openPage()
    const sent = first.keepChange(CHANGE)
    const second = await openPage()
    second.keepChange({ ...CHANGE, subject: 'b' })
    first.removeEntry(sent)
    second.keepChange({ ...CHANGE, subject: 'c' })
    expect(first.readEntries().map(({ subject }) => subject)).toEqual(['b', 'c'])
  })

  it('stays in this page when the browser stores nothing', async () => {
    vi.stubGlobal('localStorage', undefined)
    const { keepChange, readEntries } = await open()
    keepChange(CHANGE)
    expect(readEntries()).toMatchObject([CHANGE])
  })

  it('is gone with the health consent', async () => {
    const { keepChange, readEntries, clearHealthData } = await open()
    keepChange(CHANGE)
    clearHealthData()
    expect(readEntries()).toEqual([])
  })
})

it.each(['', 'null', '{}', '[1, null, {"key": "k"}]', '[[[', '"text"'])(
  'finds nothing when %s is stored',
  async (text) => {
    kept.set('outbox', text)
    const { readEntries } = await open()
    expect(readEntries()).toEqual([])
  },
)

describe('the next person in this browser', () => {
  it('finds nothing after a logout', async () => {
    const { keepChange, readEntries, endSession, startSession } = await open()
    keepChange(CHANGE)
    endSession()
    startSession('of-ben')
    expect([readEntries(), kept.get('outbox')]).toEqual([[], undefined])
  })

  it('finds nothing when a link logged them in while the first one was', async () => {
    const { keepChange, readEntries, startSession } = await open()
    keepChange(CHANGE)
    startSession('of-ben')
    expect([readEntries(), kept.get('outbox')]).toEqual([[], undefined])
  })

  it('does not see what a tab of the first person writes late', async () => {
    const late = await openPage()
    kept.set('token', 'of-ben')
    const { readEntries } = await openPage()
    late.keepChange(CHANGE)
    expect(kept.get('outbox')).toContain('"subject":"a"')
    expect(readEntries()).toEqual([])
  })
})
