import { tabStorage } from '../../platform/storage/storage.ts'
import { CONSENTS_KEY } from '../../platform/storage/tab-keys.ts'

/**
 * Remembers in this tab that the user has given both consents, so that a reload does not ask for them again while the plan could
 * not be made. They are cleared together with the draft, when a plan is made or the session ends.
 */
export const rememberConsents = (userId: string): void => tabStorage.write(CONSENTS_KEY, userId)

export const areConsentsGiven = (userId: string): boolean => tabStorage.read(CONSENTS_KEY) === userId

export const clearConsents = (): void => tabStorage.write(CONSENTS_KEY, null)
