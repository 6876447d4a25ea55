import { storage } from '../storage/storage.ts'
import { createStore, useStore } from '../store/store.ts'

/** Sessions that ended in this browser and not yet, as far as it knows, on the server. */
const LEFT_KEY = 'leftSessions'

/** Their hashes: each ends its session and opens nothing, so whoever finds one here is no nearer to the account. */
export const readLeftSessions = (): readonly string[] => (storage.read(LEFT_KEY) ?? '').split(' ').filter(Boolean)

const hasLeft = createStore(readLeftSessions().length > 0)

export const useHasLeftSessions = (): boolean => useStore(hasLeft)

export const keepLeftSession = (hash: string): void => write([...readLeftSessions(), hash])

export const forgetLeftSession = (hash: string): void => write(readLeftSessions().filter((kept) => kept !== hash))

function write(hashes: readonly string[]): void {
  storage.write(LEFT_KEY, hashes.join(' ') || null)
  hasLeft.write(hashes.length > 0)
}
