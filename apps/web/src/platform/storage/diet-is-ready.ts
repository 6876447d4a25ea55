import { storage } from './storage.ts'

/** The storage key of the message that a plan is ready. */
const DIET_IS_READY_KEY = 'dietIsReady'

const NEWS = 'true'

/** Replaces the message, so that a user who opens the introduction again does not see it again. */
const READ = 'read'

/**
 * Called when the user opens the introduction to their first plan. The day plan then says that it is ready, until the user
 * dismisses the message for good.
 */
export function announceDietReady(): void {
  if (storage.read(DIET_IS_READY_KEY) === null) storage.write(DIET_IS_READY_KEY, NEWS)
}

export function isDietReadyNews(): boolean {
  return storage.read(DIET_IS_READY_KEY) === NEWS
}

export function dismissDietReadyNews(): void {
  storage.write(DIET_IS_READY_KEY, READ)
}
