import { storage } from './storage.ts'

/** Local key of the news that a plan is ready (decisions, "Plan, shopping, knowledge"). */
const DIET_IS_READY_KEY = 'dietIsReady'

const NEWS = 'true'

/** It stays in the place of the news, so that who opens the introduction again is not told again. */
const READ = 'read'

/** The introduction to the first plan was opened: the day plan says that it is ready until that is dismissed, once for all. */
export function announceDietReady(): void {
  if (storage.read(DIET_IS_READY_KEY) === null) storage.write(DIET_IS_READY_KEY, NEWS)
}

export function isDietReadyNews(): boolean {
  return storage.read(DIET_IS_READY_KEY) === NEWS
}

export function dismissDietReadyNews(): void {
  storage.write(DIET_IS_READY_KEY, READ)
}
