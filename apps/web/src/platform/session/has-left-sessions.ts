import { storage } from '../storage/storage.ts'

/** Sessions that ended in this browser and not yet, as far as it knows, on the server; see `features/accounts/logout`. */
export const LEFT_SESSIONS_KEY = 'leftSessions'

export const hasLeftSessions = (): boolean => storage.read(LEFT_SESSIONS_KEY) !== null
