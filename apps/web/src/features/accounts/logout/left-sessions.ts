import { hasLeftSessions, LEFT_SESSIONS_KEY } from '../../../platform/session/has-left-sessions.ts'
import { storage } from '../../../platform/storage/storage.ts'
import { createStore, useStore } from '../../../platform/store/store.ts'

/** Hashes of session tokens. A hash can only end its session, so a stranger who finds one cannot log in with it. */
export const readLeftSessions = (): readonly string[] =>
  (storage.read(LEFT_SESSIONS_KEY) ?? '').split(' ').filter(Boolean)

const hasLeft = createStore(hasLeftSessions())

export const useHasLeftSessions = (): boolean => useStore(hasLeft)

export const keepLeftSession = (hash: string): void => write([...readLeftSessions(), hash])

export const clearLeftSession = (hash: string): void => write(readLeftSessions().filter((kept) => kept !== hash))

function write(hashes: readonly string[]): void {
  storage.write(LEFT_SESSIONS_KEY, hashes.join(' ') || null)
  hasLeft.write(hashes.length > 0)
}
