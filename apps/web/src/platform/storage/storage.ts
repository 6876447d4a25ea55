/** What a browser keeps under names, as text. */
interface BrowserStorage {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string | null) => void
}

/** The browser's local storage, which outlives the tab. */
export const storage = forgivingStorage(() => localStorage)

/** The storage of this tab alone, for what must not outlive it. */
export const tabStorage = forgivingStorage(() => sessionStorage)

/** Calls with what another tab has just stored under the name; what this tab stores does not call. */
export function onOtherTab(key: string, hear: (value: string | null) => void): void {
  addEventListener('storage', ({ key: changed }) => {
    // Without a name everything was cleared.
    if (changed === key || changed === null) hear(storage.read(key))
  })
}

/** Storage may be full or forbidden: then nothing is remembered and the app works on. */
function forgivingStorage(open: () => Storage): BrowserStorage {
  return {
    read: (key) => attempt(() => open().getItem(key)) ?? null,
    write(key, value) {
      attempt(() => (value === null ? open().removeItem(key) : open().setItem(key, value)))
    },
  }
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
