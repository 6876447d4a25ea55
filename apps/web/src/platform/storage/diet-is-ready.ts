import { storage } from './storage.ts'

/** Local key of the news that a plan is ready (decisions, "Plan, shopping, knowledge"). */
const DIET_IS_READY_KEY = 'dietIsReady'

/** A plan was made, or its introduction read: the day plan says so until it is dismissed. */
export function announceDietReady(): void {
  storage.write(DIET_IS_READY_KEY, 'true')
}

export function isDietReadyNews(): boolean {
  return storage.read(DIET_IS_READY_KEY) !== null
}

export function dismissDietReadyNews(): void {
  storage.write(DIET_IS_READY_KEY, null)
}
