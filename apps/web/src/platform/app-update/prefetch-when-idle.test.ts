import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetchWhenIdle } from './prefetch-when-idle.ts'

const LATER = ['assets/wizard.js', 'assets/settings.js']

const fetched = vi.fn<(file: string) => Promise<Response>>()

interface Device {
  readonly hasController?: boolean
  readonly saveData?: boolean
  readonly isUpdating?: boolean
}

/** Opens a page that has nothing to do on a device that has cached the settings. */
function openPage({ hasController = true, saveData = false, isUpdating = false }: Device = {}): void {
  const registration = { installing: isUpdating ? {} : null, waiting: null }
  vi.stubGlobal('navigator', {
    onLine: true,
    connection: { effectiveType: '4g', saveData },
    serviceWorker: { controller: hasController ? {} : null, ready: Promise.resolve(registration) },
  })
  vi.stubGlobal('caches', {
    open: async () => ({ keys: async () => [{ url: 'https://here.example/assets/settings.js' }] }),
  })
  vi.stubGlobal('requestIdleCallback', (work: () => void) => queueMicrotask(work))
  fetched.mockImplementation(async () => Response.json(LATER))
  vi.stubGlobal('fetch', fetched)
  prefetchWhenIdle()
}

const filesFetched = () => fetched.mock.calls.map(([file]) => file)

/** Waits for the code that is loaded late, and for what it starts. */
async function untilAllIsDone(): Promise<void> {
  await vi.dynamicImportSettled()
  await new Promise((done) => setImmediate(done))
}

beforeEach(() => {
  fetched.mockReset()
  return () => vi.unstubAllGlobals()
})

describe('an idle page', () => {
  it('fetches the files that are not cached yet', async () => {
    openPage()
    await vi.waitFor(() => expect(filesFetched()).toEqual(['/later-files.json', '/assets/wizard.js']))
  })

  it('fetches none while a new release is installed', async () => {
    openPage({ isUpdating: true })
    await vi.waitFor(() => expect(filesFetched()).toEqual(['/later-files.json']))
    await untilAllIsDone()
    expect(filesFetched()).toEqual(['/later-files.json'])
  })

  it.each([
    ['while the user saves data', { saveData: true }],
    ['before the service worker controls it', { hasController: false }],
  ])('fetches nothing %s', async (_, device) => {
    openPage(device)
    await untilAllIsDone()
    expect(filesFetched()).toEqual([])
  })
})
