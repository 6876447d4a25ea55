import { tabStorage } from '../../platform/storage/storage.ts'
import { CONSENTS_KEY } from '../../platform/storage/tab-keys.ts'

/**
 * Both confirmations were given with the answers of this person, whose plan could not be made yet: a reload does not ask
 * again. They go with the draft, when there is a plan or the session ends.
 */
export const rememberConsents = (userId: string): void => tabStorage.write(CONSENTS_KEY, userId)

export const areConsentsGiven = (userId: string): boolean => tabStorage.read(CONSENTS_KEY) === userId

export const clearConsents = (): void => tabStorage.write(CONSENTS_KEY, null)
