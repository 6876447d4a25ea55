import { onOtherTab, storage } from '../storage/storage.ts'
import { createStore, useStore } from '../store/store.ts'

/** Sessions that ended in this browser and not yet, as far as it knows, on the server. */
const LEFT_KEY = 'leftSessions'

/** Their hashes with spaces between: each ends its session and opens nothing, so whoever finds one here is no nearer to the account. */
const left = createStore(storage.read(LEFT_KEY) ?? '')

export const readLeftSessions = (): readonly string[] => left.read().split(' ').filter(Boolean)

export const useHasLeftSessions = (): boolean => useStore(left) !== ''

export const keepLeftSession = (hash: string): void => write([...readLeftSessions(), hash])

export const forgetLeftSession = (hash: string): void => write(readLeftSessions().filter((kept) => kept !== hash))

/** What one tab has ended is ended for all. */
export const followLeftSessions = (): void => onOtherTab(LEFT_KEY, (kept) => left.write(kept ?? ''))

function write(hashes: readonly string[]): void {
  const kept = hashes.join(' ')
  storage.write(LEFT_KEY, kept === '' ? null : kept)
  left.write(kept)
}
