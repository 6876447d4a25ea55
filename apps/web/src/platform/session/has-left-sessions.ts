import { storage } from '../storage/storage.ts'

/** Sessions that have ended in this browser but perhaps not yet on the server; see `features/accounts/logout`. */
export const LEFT_SESSIONS_KEY = 'leftSessions'

export const hasLeftSessions = (): boolean => storage.read(LEFT_SESSIONS_KEY) !== null
