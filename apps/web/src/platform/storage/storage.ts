/** A browser's storage of texts by name. */
interface BrowserStorage {
  readonly read: (key: string) => string | null
  readonly write: (key: string, value: string | null) => void
}

/** The browser's local storage, which outlives the tab. */
export const storage = forgivingStorage(() => localStorage)

/** The storage of this tab, for values that must not outlive it. */
export const tabStorage = forgivingStorage(() => sessionStorage)

/** Calls the listener with the value that another tab stores under the key. Writes of this tab do not call it. */
export function onOtherTab(key: string, hear: (value: string | null) => void): void {
  addEventListener('storage', ({ key: changed }) => {
    // Without a name the whole storage was cleared.
    if (changed === key || changed === null) hear(storage.read(key))
  })
}

/** Ignores a full or forbidden storage: then nothing is remembered, and the app works on. */
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
