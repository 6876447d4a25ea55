import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepLoadedFiles } from './keep-loaded-files.ts'

const HERE = 'https://here.example'
const LOADED = [`${HERE}/assets/list.js`, `${HERE}/assets/frame.js`, `${HERE}/assets/list.js`, `${HERE}/graphql?m=List`]

const added = vi.fn<(file: string) => Promise<void>>()

/** A page that has loaded the list, on a device that has cached the frame. */
function openPage({ isControlled = false } = {}): void {
  vi.stubGlobal('navigator', {
    serviceWorker: { controller: isControlled ? {} : null, ready: Promise.resolve({}) },
  })
  vi.stubGlobal('location', { origin: HERE })
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (file: string) => (file.endsWith('frame.js') ? new Response() : undefined),
      add: added,
    }),
  })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(LOADED.map((name) => performance.mark(name)))
}

beforeEach(() => {
  added.mockReset()
  return () => vi.unstubAllGlobals()
})

describe('a first page', () => {
  it('keeps the files of the app that it has loaded, each once', async () => {
    openPage()
    await keepLoadedFiles()
    expect(added.mock.calls).toEqual([[`${HERE}/assets/list.js`]])
  })

  it.each([
    ['the service worker controls it and keeps its files', () => openPage({ isControlled: true })],
    ['the browser has no service workers', () => vi.stubGlobal('navigator', {})],
  ])('keeps nothing when %s', async (_, open) => {
    open()
    await keepLoadedFiles()
    expect(added).not.toHaveBeenCalled()
  })
})
