/**
 * The browser's local storage, which may be full or forbidden: then nothing is remembered and the app works on.
 */
export const storage = {
  read(key: string): string | null {
    return attempt(() => localStorage.getItem(key)) ?? null
  },
  write(key: string, value: string | null): void {
    attempt(() => (value === null ? localStorage.removeItem(key) : localStorage.setItem(key, value)))
  },
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
