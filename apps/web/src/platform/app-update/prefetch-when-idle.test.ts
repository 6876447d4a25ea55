import { beforeEach, describe, expect, it, vi } from 'vitest'
import { prefetchWhenIdle } from './prefetch-when-idle.ts'

const LATER = ['assets/wizard.js', 'assets/settings.js']

const HERE = 'https://here.example'
const LOADED = [
  `${HERE}/assets/list.js`,
  `${HERE}/assets/settings.js`,
  `${HERE}/assets/list.js`,
  `${HERE}/graphql?m=List`,
]

const added = vi.fn<(file: string) => Promise<void>>()
const fetched = vi.fn<(file: string) => Promise<Response>>()

interface Device {
  readonly hasController?: boolean
  readonly saveData?: boolean
  readonly isUpdating?: boolean
}

/** Opens a page that has nothing to do on a device that has cached the settings, after it loaded the list. */
function openPage({ hasController = true, saveData = false, isUpdating = false }: Device = {}): void {
  const registration = { installing: isUpdating ? {} : null, waiting: null }
  vi.stubGlobal('navigator', {
    onLine: true,
    connection: { effectiveType: '4g', saveData },
    serviceWorker: { controller: hasController ? {} : null, ready: Promise.resolve(registration) },
  })
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () => [{ url: `${HERE}/assets/settings.js` }],
      match: async (file: string) => (file.endsWith('settings.js') ? new Response() : undefined),
      add: added,
    }),
  })
  vi.stubGlobal('location', { origin: HERE })
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue(LOADED.map((name) => performance.mark(name)))
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
  added.mockReset()
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

  it('fetches nothing while the user saves data', async () => {
    openPage({ saveData: true })
    await untilAllIsDone()
    expect(filesFetched()).toEqual([])
    expect(added).not.toHaveBeenCalled()
  })

  it.each([false, true])(
    'keeps the files that it has loaded before the service worker controls it (saving data: %s)',
    async (saveData) => {
      openPage({ hasController: false, saveData })
      await vi.waitFor(() => expect(added.mock.calls).toEqual([[`${HERE}/assets/list.js`]]))
      await untilAllIsDone()
      expect(filesFetched()).toEqual([])
    },
  )
})
